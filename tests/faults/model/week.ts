import type { Place } from "#model/calendar/entry.ts";
import { addDays } from "#model/date/week.ts";
import { difference, type Noun, told, type World } from "./play.ts";

/** Hours of the usual day, first and after the last (specification §9). */
const day = [8, 19] as const;

/** A week of two employees beside its model: entries that are planned, moved, made longer, copied and deleted. */
export class WeekNoun implements Noun {
  private readonly world: World;
  private readonly monday: string;
  private readonly employees: readonly number[];
  private readonly projectId: number;
  private readonly entries = new Map<number, Place>();

  constructor(world: World, week: { monday: string; employees: readonly number[]; projectId: number }) {
    this.world = world;
    this.monday = week.monday;
    this.employees = week.employees;
    this.projectId = week.projectId;
  }

  async step(): Promise<string> {
    const { caller, chance } = this.world;
    const id = chance.of([...this.entries.keys()]);
    const kind = id === undefined ? 0 : chance.below(5);
    const place = this.anywhere();
    const body = { ...place, project_id: this.projectId };
    if (kind === 0) {
      const answer = await caller("POST", "/calendar", { body });
      const made = told(answer, this.expected(place, 201), `plan ${words(place)}`);
      if (made) this.entries.set(made.calendar_id, place);
      return `plan ${words(place)}`;
    }
    if (kind === 1) {
      const answer = await caller("POST", `/calendar/${id}/duplicate`, { body });
      const made = told(answer, this.expected(place, 201), `copy ${id} to ${words(place)}`);
      if (made) this.entries.set(made.calendar_id, place);
      return `copy ${id} to ${words(place)}`;
    }
    const before = this.entries.get(id ?? 0) ?? place;
    if (kind === 2) {
      told(await caller("DELETE", `/calendar/${id}`), 200, `delete ${id}`);
      this.entries.delete(id ?? 0);
      return `delete ${id}`;
    }
    const moved = kind === 3 ? place : { ...before, duration: 1 + chance.below(6) };
    const change = kind === 3 ? moved : { duration: moved.duration };
    const answer = await caller("PATCH", `/calendar/${id}`, { body: change });
    const what = `move ${id} from ${words(before)} to ${words(moved)}`;
    if (told(answer, this.expected(moved, 200, id), what)) this.entries.set(id ?? 0, moved);
    return what;
  }

  async differences(): Promise<string[]> {
    const { data } = (await this.world.caller("GET", `/calendar?date=${this.monday}`)).json();
    const shown: [number, string][] = data.map((entry: Place & { calendar_id: number }) => [
      entry.calendar_id,
      words(entry),
    ]);
    const planned = [...this.entries].map(([id, place]): [number, string] => [id, words(place)]);
    const byId = ([one]: [number, string], [other]: [number, string]) => one - other;
    return difference("week", planned.sort(byId), shown.sort(byId));
  }

  /** Sometimes on a Saturday, or before the day begins, or beyond its end. */
  private anywhere(): Place {
    const { chance } = this.world;
    const date = addDays(this.monday, chance.once(20) ? 5 : chance.below(5));
    const user_id = chance.of(this.employees) ?? 0;
    return { user_id, date, start_time_id: 7 + chance.below(12), duration: 1 + chance.below(4) };
  }

  /** 422 where nothing can be, 409 where somebody else is. */
  private expected(place: Place, done: number, except?: number): number {
    const end = place.start_time_id + place.duration;
    const isWeekend = place.date === addDays(this.monday, 5);
    if (isWeekend || place.start_time_id < day[0] || end > day[1]) return 422;
    const isTaken = [...this.entries].some(
      ([id, other]) =>
        id !== except &&
        other.user_id === place.user_id &&
        other.date === place.date &&
        other.start_time_id < end &&
        place.start_time_id < other.start_time_id + other.duration,
    );
    return isTaken ? 409 : done;
  }
}

const words = ({ user_id, date, start_time_id, duration }: Place): string =>
  `${user_id} ${date} ${start_time_id}:00+${duration}`;
