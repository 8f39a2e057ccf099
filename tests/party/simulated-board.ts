import { type CalendarEntry, calendarEntry, calendarWeek, type Place } from "#model/calendar/entry.ts";
import { weekOf } from "#model/date/week.ts";
import type { LiveEvent } from "#party/messages.ts";
import {
  type applyEvents,
  type LiveEntries,
  mergeWeek,
  type PendingChange,
} from "#routes/calendar/entries/merge-week.ts";
import { RoomClient } from "#routes/calendar/room/client.ts";
import type { Chance } from "./chance.ts";
import { anEntry, told } from "./entries.ts";
import { type Answered, type Asked, employees, workTypes } from "./simulated-office.ts";
import { SimulatedSocket } from "./simulated-socket.ts";

/** Two weeks, so that entries leave the one that is shown and come to it. */
const mondays = ["2026-11-23", "2026-11-30"] as const;

/** What a board asks of the backend, and what it does with the answer. */
export interface Errand {
  asked: Asked;
  done: (answer: Answered) => unknown;
}

interface BoardOptions {
  id: number;
  chance: Chance;
  apply: typeof applyEvents;
  /** Whether it tells the room what it has. */
  isCounting: boolean;
  /** Whether it takes an answer for news, as if it were an event, and not as the sign to load. */
  isCredulous: boolean;
  /** Takes a socket that wants to be let in. */
  knock: (socket: SimulatedSocket) => void;
  send: (errand: Errand) => void;
}

/** Somebody's open calendar: the real client half with a person who does things at random. */
export class SimulatedBoard {
  monday: string = mondays[0];
  socket: SimulatedSocket | null = null;
  /** Connections that it takes to be there, beside its own. */
  readonly others = new Set<string>();
  private client: RoomClient | null = null;
  private loaded: CalendarEntry[] = [];
  private live: LiveEntries = new Map();
  private pending: PendingChange[] = [];
  /** With which load an answered change ends: until then it is laid over, as a page does it. */
  private readonly answered = new Map<string, number>();
  private readonly options: BoardOptions;
  private acts = 0;
  private loads = { asked: 0, taken: 0 };

  constructor(options: BoardOptions) {
    this.options = options;
    this.load();
  }

  get shown(): CalendarEntry[] {
    return mergeWeek(this.loaded, this.live, this.pending, weekOf(this.monday));
  }

  /** Does something with an entry, or makes one. The board shows it at once; the backend hears of it later. */
  act(): void {
    const { chance } = this.options;
    const free = this.shown.filter(({ calendar_id }) => this.isFree(calendar_id));
    // Often the same ones, so that several want the same.
    const entry = chance.of(chance.once(2) ? free : free.slice(0, 5));
    const place = this.anyPlace();
    const kind = chance.below(10);
    if (!entry || kind < 3) this.make(place);
    else if (kind < 5) this.remove(entry);
    else if (kind === 5) this.duplicate(entry, place);
    else this.change(entry, kind === 6 ? { duration: 1 + chance.below(3) } : place);
  }

  /** Looks at the other week, which is loaded then. */
  turnPage(): void {
    this.monday = this.options.chance.of(mondays) ?? this.monday;
    this.say();
    this.load();
  }

  /** Tells the others where it is and what it holds. */
  say(): void {
    const { chance, id } = this.options;
    const holding = { calendar_id: null, label: `${id}-${chance.below(1_000)}`, over: null };
    this.client?.send({ week: this.monday, holding: chance.once(2) ? holding : null });
  }

  close(): void {
    this.client?.close();
  }

  private make(place: Place): void {
    const body = { ...place, work_type_id: this.options.chance.of(workTypes) ?? null };
    this.pend({ kind: "put", key: "", entry: this.blank(body) }, { method: "POST", path: "/calendar", body });
  }

  private duplicate(entry: CalendarEntry, place: Place): void {
    const path = `/calendar/${entry.calendar_id}/duplicate`;
    this.pend(
      { kind: "put", key: "", entry: this.blank({ ...entry, ...place }) },
      { method: "POST", path, body: place },
    );
  }

  private change(entry: CalendarEntry, fields: Partial<Place>): void {
    const path = `/calendar/${entry.calendar_id}`;
    const headers = this.options.chance.once(2) ? { "If-Match": `"${entry.version}"` } : undefined;
    const changed = { ...entry, ...fields };
    this.pend({ kind: "put", key: "", entry: changed }, { method: "PATCH", path, body: fields, headers });
  }

  private remove(entry: CalendarEntry): void {
    const { calendar_id } = entry;
    const asked = { method: "DELETE", path: `/calendar/${calendar_id}` };
    this.pend({ kind: "remove", key: "", calendar_id }, asked, entry);
  }

  private pend(change: PendingChange, asked: Asked, deleted?: CalendarEntry): void {
    this.acts += 1;
    const key = `${this.options.id}-${this.acts}`;
    this.pending = [...this.pending, { ...change, key }];
    const headers = { ...asked.headers, "X-Tab-Id": `tab-${this.options.id}` };
    const done = ({ status, json }: Answered) => {
      if (status < 300 && !this.options.isCredulous) return this.answered.set(key, this.load());
      this.pending = this.pending.filter((pending) => pending.key !== key);
      if (status < 300)
        this.believe(deleted ? told(0, deleted, "DELETE") : told(0, calendarEntry.parse(json.data)));
    };
    this.options.send({ asked: { ...asked, headers }, done });
  }

  private believe(...events: LiveEvent[]): void {
    this.live = this.options.apply(this.live, events);
  }

  /** Loads the week that is shown, and gives the number of the load. Of several under way the last counts, as for a page. */
  private load(): number {
    const { monday } = this;
    this.loads.asked += 1;
    const number = this.loads.asked;
    const done = ({ json }: Answered) => {
      if (number < this.loads.taken) return;
      this.loads.taken = number;
      const { data, meta } = calendarWeek.parse(json);
      this.loaded = data;
      this.pending = this.pending.filter(({ key }) => (this.answered.get(key) ?? number + 1) > number);
      if (this.client) this.client.startFrom(meta.seq);
      else this.open(meta.seq);
    };
    this.options.send({ asked: { method: "GET", path: `/calendar?date=${monday}` }, done });
    return number;
  }

  private open(seq: number | null): void {
    const { id, knock, isCounting } = this.options;
    const take = (socket: SimulatedSocket) => {
      this.socket = socket;
      knock(socket);
    };
    this.client = new RoomClient({
      origin: "http://office.test",
      seq: isCounting ? seq : null,
      WebSocket: class extends SimulatedSocket {
        constructor(address: string) {
          super(address, id);
          take(this);
        }
      },
      onEvents: (events) => this.believe(...events),
      onReset: () => this.load(),
      onConfigured: () => undefined,
      onPresence: ({ isAll, here, left }) => {
        if (isAll) this.others.clear();
        for (const { connection } of here) this.others.add(connection);
        for (const connection of left) this.others.delete(connection);
      },
      onState: () => undefined,
      onRefused: () => undefined,
    });
    this.say();
  }

  private isFree(id: number): boolean {
    const isPending = this.pending.some((change) =>
      change.kind === "put" ? change.entry.calendar_id === id : change.calendar_id === id,
    );
    return id > 0 && !isPending;
  }

  /** An entry that has no number of its own yet. */
  private blank(fields: Partial<CalendarEntry>): CalendarEntry {
    return anEntry(1, { ...fields, calendar_id: -this.acts - 1 });
  }

  private anyPlace(): Place {
    const { chance } = this.options;
    const days = weekOf(chance.of(mondays) ?? this.monday);
    return {
      user_id: chance.of(employees) ?? 2,
      date: chance.of(days) ?? this.monday,
      start_time_id: 8 + chance.below(11),
      duration: 1 + chance.below(3),
    };
  }
}
