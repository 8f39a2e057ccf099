import type { CalendarEntry } from "~/model/calendar-entry";
import type { LiveEvent } from "../../../party/messages";
import { applyEvents, type LiveEntries, type PendingChange } from "./merge-week";

/** What happened to the board: events of the room, an own change begun, one that ended, or all to be forgotten. */
type Step =
  | { kind: "events"; events: readonly LiveEvent[] }
  | { kind: "begin"; change: PendingChange }
  | { kind: "end"; key: string; learned: readonly [id: number, entry: CalendarEntry | null][] }
  | { kind: "reset" };

export interface Known {
  live: LiveEntries;
  pending: readonly PendingChange[];
}

/** What is known after a step: live entries, and own changes that wait for an answer. */
export function advance({ live, pending }: Known, step: Step): Known {
  switch (step.kind) {
    case "events":
      return { live: applyEvents(live, step.events), pending };
    case "begin":
      return { live, pending: [...pending, step.change] };
    case "end":
      return { live: learn(live, step.learned), pending: pending.filter(({ key }) => key !== step.key) };
    case "reset":
      return { live: new Map(), pending };
    default:
      return step satisfies never;
  }
}

/** What an answer says of entries counts as an event would: the room may have told the same, or later things, already. */
function learn(live: LiveEntries, learned: readonly [number, CalendarEntry | null][]): LiveEntries {
  const next = new Map(live);
  for (const [id, entry] of learned) {
    const known = next.get(id);
    const isNews = known === undefined || (known !== null && (!entry || entry.version >= known.version));
    if (isNews) next.set(id, entry);
  }
  return next;
}
