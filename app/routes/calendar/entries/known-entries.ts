import type { CalendarEntry } from "#model/calendar/entry.ts";
import type { LiveEvent } from "#party/messages.ts";
import { applyEvents, type LiveEntries, type PendingChange } from "./merge-week.ts";

/** What happened to the board: events of the room, an own change begun, one that ended, data that were read again. */
export type Step =
  | { kind: "events"; events: readonly LiveEvent[] }
  | { kind: "begin"; change: PendingChange }
  | { kind: "end"; key: string; learned: readonly Learned[]; isRestored?: boolean }
  | { kind: "loaded"; entries: readonly CalendarEntry[]; isAfterReset: boolean };

type Learned = [id: number, entry: CalendarEntry | null];

export interface Known {
  live: LiveEntries;
  pending: readonly PendingChange[];
  /** Changes that were under way at a reset: what their answers say may be older than the data. */
  outdated: ReadonlySet<string>;
}

export const nothingKnown: Known = { live: new Map(), pending: [], outdated: new Set() };

/** What is known after a step: live entries, and own changes that wait for an answer. */
export function advance(known: Known, step: Step): Known {
  const { live, pending, outdated } = known;
  switch (step.kind) {
    case "events":
      return { ...known, live: applyEvents(live, step.events) };
    case "begin":
      return { ...known, pending: [...pending, step.change] };
    case "end":
      return {
        ...known,
        live: outdated.has(step.key) ? live : learn(live, step.learned, step.isRestored),
        pending: pending.filter(({ key }) => key !== step.key),
      };
    case "loaded":
      return step.isAfterReset
        ? { live: new Map(), pending, outdated: new Set(pending.map(({ key }) => key)) }
        : { ...known, live: newerThan(step.entries, live) };
    default:
      return step satisfies never;
  }
}

/** What an answer says of entries counts as an event would: the room may have told the same, or later things, already. */
function learn(live: LiveEntries, learned: readonly Learned[], isRestored = false): LiveEntries {
  const next = new Map(live);
  for (const [id, entry] of learned) {
    const known = next.get(id);
    // A late answer brings nothing deleted back; the answer to putting it back does.
    const isNews = known ? !entry || entry.version >= known.version : known === undefined || isRestored;
    if (isNews) next.set(id, entry);
  }
  return next;
}

/** Live entries that data read again do not hold in the same version: of equal ones the data have the newer names. */
function newerThan(loaded: readonly CalendarEntry[], live: LiveEntries): LiveEntries {
  const next = new Map(live);
  for (const { calendar_id, version } of loaded) {
    const known = next.get(calendar_id);
    if (known && known.version <= version) next.delete(calendar_id);
  }
  return next;
}
