import { vi } from "vitest";
import { type CalendarEntry, calendarWeek } from "#model/calendar/entry.ts";
import { overlap } from "#model/calendar/rules.ts";
import { applyEvents } from "#routes/calendar/entries/merge-week.ts";
import { Chance } from "./chance.ts";
import { type Errand, SimulatedBoard } from "./simulated-board.ts";
import { type Answered, type MissedSince, SimulatedOffice } from "./simulated-office.ts";
import type { SimulatedSocket } from "./simulated-socket.ts";

const boards = 20;
const mondays = ["2026-11-23", "2026-11-30"];

/** Faults to be noticed; without any the simulation has to come out right. */
export interface Faults {
  missedSince?: MissedSince;
  apply?: typeof applyEvents;
  /** Boards that do not tell the room what they have. */
  isCounting?: boolean;
  /** Boards that take their answers for news. */
  isCredulous?: boolean;
}

/**
 * Twenty people plan at random over a network that delays, mixes up and breaks, in a room that forgets and an outbox
 * that fails. Timers are to be faked. Gives what is wrong when all has come to rest; the same seed does the same.
 */
export class SimulatedDays {
  private readonly chance: Chance;
  private readonly office: SimulatedOffice;
  private readonly boards: SimulatedBoard[];
  private readonly knocking: SimulatedSocket[] = [];
  private readonly errands: Errand[] = [];
  private readonly answers: (() => void)[] = [];
  readonly counted = { changed: 0, refused: 0, cut: 0, evicted: 0 };

  constructor(seed: number, faults: Faults = {}) {
    const { missedSince, apply = applyEvents, isCounting = true, isCredulous = false } = faults;
    this.chance = new Chance(seed);
    vi.spyOn(Math, "random").mockImplementation(this.chance.next);
    this.office = new SimulatedOffice(this.chance, missedSince);
    this.boards = Array.from(
      { length: boards },
      (_, id) =>
        new SimulatedBoard({
          id,
          chance: this.chance,
          apply,
          isCounting,
          isCredulous,
          knock: (socket) => this.knocking.push(socket),
          send: (errand) => this.errands.push(errand),
        }),
    );
  }

  async run(steps: number): Promise<string[]> {
    for (let step = 0; step < steps; step += 1) {
      await this.step(this.chance.below(100));
      await this.office.settled();
    }
    await this.office.calm();
    const wrong = await this.wrongAtRest();
    // Nobody is connected, one thing happens, the room rests: everybody has missed exactly one event.
    for (const { socket } of this.boards) socket?.cut();
    await this.changeOne();
    await this.office.calm();
    this.office.evict(false);
    wrong.push(...(await this.wrongAtRest()));
    for (const board of this.boards) board.close();
    return wrong;
  }

  /** Somebody tries until the backend has taken one change. */
  private async changeOne(): Promise<void> {
    const before = this.counted.changed;
    while (this.counted.changed === before) {
      this.boards[0]?.act();
      await this.handle();
    }
  }

  private async step(kind: number): Promise<void> {
    const board = this.chance.of(this.boards);
    if (kind < 22) board?.act();
    else if (kind < 48) await this.handle();
    else if (kind < 68) this.chance.take(this.answers)?.();
    else if (kind < 83) this.bringSome();
    else if (kind < 86) this.letIn();
    else if (kind < 90) await vi.advanceTimersByTimeAsync(this.chance.below(400));
    else await this.rarely(kind, board);
  }

  private async rarely(kind: number, board: SimulatedBoard | undefined): Promise<void> {
    if (kind < 93) board?.say();
    else if (kind < 95) board?.turnPage();
    else if (kind < 97) this.cut(board);
    else if (kind < 98) this.office.noticeLoss();
    else if (kind < 99) await this.office.remind();
    else await this.evict();
  }

  private async handle(): Promise<void> {
    const errand = this.chance.take(this.errands);
    if (!errand) return;
    const answer = await this.office.ask(errand.asked);
    this.count(errand, answer);
    this.answers.push(() => errand.done(answer));
  }

  private count({ asked }: Errand, { status }: Answered): void {
    if (asked.method !== "GET") this.counted[status < 300 ? "changed" : "refused"] += 1;
  }

  private bringSome(): void {
    const socket = this.chance.of(this.boards)?.socket;
    for (let frames = this.chance.below(30); frames > 0 && socket?.bring(); frames -= 1);
  }

  private letIn(): void {
    const socket = this.chance.take(this.knocking);
    if (socket?.readyState === 0) this.office.connect(socket);
  }

  private cut(board: SimulatedBoard | undefined): void {
    this.counted.cut += 1;
    board?.socket?.cut();
  }

  private async evict(): Promise<void> {
    this.counted.evicted += 1;
    // A room does not rest while a timer runs.
    await vi.advanceTimersByTimeAsync(50);
    this.office.evict(this.chance.once(4));
  }

  private async bringAll(): Promise<boolean> {
    let isAny = false;
    for (const { socket } of this.boards) while (socket?.bring()) isAny = true;
    await vi.advanceTimersByTimeAsync(1_000);
    await this.office.settled();
    return isAny;
  }

  /** Lets everything arrive, and gives what is wrong then. */
  private async wrongAtRest(): Promise<string[]> {
    for (let quiet = 0, rounds = 0; quiet < 10; rounds += 1) {
      if (rounds > 300) return ["It does not come to rest"];
      const isBusy = this.errands.length + this.answers.length + this.knocking.length > 0;
      while (this.errands.length > 0) await this.handle();
      while (this.answers.length > 0) this.chance.take(this.answers)?.();
      while (this.knocking.length > 0) this.letIn();
      await this.office.calm();
      quiet = (await this.bringAll()) || isBusy ? 0 : quiet + 1;
    }
    return [...(await this.wrongSheets()), ...this.wrongVisitors()];
  }

  private async wrongSheets(): Promise<string[]> {
    const wrong: string[] = [];
    for (const monday of mondays) {
      const { json } = await this.office.ask({ method: "GET", path: `/calendar?date=${monday}` });
      const rows = calendarWeek.parse(json).data;
      const expected = textOf(rows);
      for (const [id, board] of this.boards.entries())
        if (board.monday === monday && textOf(board.shown) !== expected)
          wrong.push(`Board ${id} shows another week than the database has`);
      for (const [index, one] of rows.entries())
        for (const other of rows.slice(index + 1))
          if (overlap(one, other)) wrong.push(`${one.calendar_id} and ${other.calendar_id} overlap`);
    }
    return wrong;
  }

  private wrongVisitors(): string[] {
    return this.boards.flatMap(({ others }, id) =>
      others.size === boards - 1 ? [] : [`Board ${id} sees ${others.size} others`],
    );
  }
}

const textOf = (entries: readonly CalendarEntry[]): string =>
  JSON.stringify(entries.toSorted((one, other) => one.calendar_id - other.calendar_id));
