import type { CalendarEntry } from "#model/calendar/entry.ts";
import type { LiveEvent } from "#party/messages.ts";

/** What the live room said of entries, by `calendar_id`. Null: deleted, until it is put back. */
export type LiveEntries = ReadonlyMap<number, CalendarEntry | null>;

/**
 * An own change that the backend has not answered yet. `key` tells changes apart. An entry that is only being made has a
 * negative `calendar_id` of its own.
 */
export type PendingChange =
  | { kind: "put"; key: string; entry: CalendarEntry }
  | { kind: "remove"; key: string; calendar_id: number };

/**
 * The entries of a week as a screen shows them: loaded ones and live ones, of which the higher version counts, and the
 * own pending changes over them. Only what lies within `days` is in it, so that a moved entry leaves no ghost (domain H6).
 */
export function mergeWeek(
  loaded: readonly CalendarEntry[],
  live: LiveEntries,
  pending: readonly PendingChange[],
  days: readonly string[],
): CalendarEntry[] {
  const shown = new Set(days);
  const committed = committedEntries(loaded, live);
  return laidOver(committed, live, pending).filter(({ date }) => shown.has(date));
}

function committedEntries(loaded: readonly CalendarEntry[], live: LiveEntries): CalendarEntry[] {
  if (live.size === 0) return [...loaded];
  const met = new Set<number>();
  const committed: CalendarEntry[] = [];
  for (const entry of loaded) {
    const told = live.get(entry.calendar_id);
    if (told !== undefined) met.add(entry.calendar_id);
    const newest = told && told.version < entry.version ? entry : told;
    if (newest !== null) committed.push(newest ?? entry);
  }
  for (const [id, told] of live) if (told && !met.has(id)) committed.push(told);
  return committed;
}

function laidOver(
  committed: CalendarEntry[],
  live: LiveEntries,
  pending: readonly PendingChange[],
): CalendarEntry[] {
  if (pending.length === 0) return committed;
  const changes = new Map(pending.map((change) => [idOf(change), change]));
  const kept = committed.filter(({ calendar_id }) => !changes.has(calendar_id));
  const taken = new Set(committed.map(placeKey));
  for (const [id, change] of changes) {
    if (change.kind === "remove" || live.get(id) === null) continue;
    // The room may be quicker than the answer: where an entry stands now, the new one has arrived or will be refused.
    if (id < 0 && taken.has(placeKey(change.entry))) continue;
    kept.push(change.entry);
  }
  return kept;
}

const idOf = (change: PendingChange) =>
  change.kind === "put" ? change.entry.calendar_id : change.calendar_id;

const placeKey = ({ user_id, date, start_time_id }: CalendarEntry) => `${user_id} ${date} ${start_time_id}`;

/**
 * Adds what events say. They may come twice and in any order: versions decide, and what is deleted stays so. Gives the
 * same map back where nothing is new.
 */
export function applyEvents(live: LiveEntries, events: readonly LiveEvent[]): LiveEntries {
  let next: Map<number, CalendarEntry | null> | null = null;
  for (const event of events) {
    if (event.updated !== "calendar") continue;
    const { calendar_id } = event.calendar;
    const known = (next ?? live).get(calendar_id);
    if (event.method === "DELETE" ? known === null : !isNews(known, event.calendar, event.method)) continue;
    next ??= new Map(live);
    next.set(calendar_id, event.method === "DELETE" ? null : event.calendar);
  }
  return next ?? live;
}

/**
 * Whether an event tells more than is known. A deleted entry comes back by being made again, which is not its first version.
 * Equal versions with other contents are news: names of projects are not of the entry, and foreign backends may not count.
 */
function isNews(known: CalendarEntry | null | undefined, told: CalendarEntry, method: string): boolean {
  if (known === undefined) return true;
  if (known === null) return method === "POST" && told.version > 1;
  if (told.version < known.version) return false;
  return told.version > known.version || !isSame(known, told);
}

/** The entries of each employee by date and hour. Rows and entries that did not change are the objects of `previous`. */
export function rowsOf(
  entries: readonly CalendarEntry[],
  previous?: ReadonlyMap<number, CalendarEntry[]>,
): Map<number, CalendarEntry[]> {
  const rows = new Map<number, CalendarEntry[]>();
  for (const entry of entries) {
    const row = rows.get(entry.user_id);
    if (row) row.push(entry);
    else rows.set(entry.user_id, [entry]);
  }
  for (const [user, row] of rows) {
    row.sort(byTime);
    const before = previous?.get(user);
    if (before) rows.set(user, reused(row, before));
  }
  return rows;
}

function byTime(one: CalendarEntry, other: CalendarEntry): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.start_time_id - other.start_time_id || one.calendar_id - other.calendar_id;
}

function reused(row: CalendarEntry[], before: CalendarEntry[]): CalendarEntry[] {
  const entries = row.map((entry, index) => {
    const there = before[index];
    const same =
      there?.calendar_id === entry.calendar_id
        ? there
        : before.find(({ calendar_id }) => calendar_id === entry.calendar_id);
    return same && isSame(same, entry) ? same : entry;
  });
  const isUnchanged =
    entries.length === before.length && entries.every((entry, index) => entry === before[index]);
  return isUnchanged ? before : entries;
}

/** Whether two entries look alike: data that is reloaded is other objects. `id`, `time_id` and `cell` follow from the rest. */
function isSame(one: CalendarEntry, other: CalendarEntry): boolean {
  return (
    one === other ||
    (one.calendar_id === other.calendar_id &&
      one.version === other.version &&
      one.user_id === other.user_id &&
      one.date === other.date &&
      one.start_time_id === other.start_time_id &&
      one.duration === other.duration &&
      one.project_id === other.project_id &&
      one.work_type_id === other.work_type_id &&
      one.work_type?.name === other.work_type?.name &&
      one.work_type?.color === other.work_type?.color &&
      one.customer === other.customer &&
      one.name === other.name &&
      one.short_name === other.short_name &&
      one.description === other.description &&
      one.link === other.link &&
      one.changed_by?.id === other.changed_by?.id &&
      one.changed_by?.name === other.changed_by?.name)
  );
}
