import type { CalendarEntry } from "#model/calendar/entry.ts";
import { isSaved, placeOf } from "../plan.ts";
import { calendarApi } from "./calendar-api.ts";
import type { Outcome } from "./outcome.ts";

type Way = Parameters<typeof calendarApi.remove>[1];

/** Has the backend carry out an act; `last` is what the entry's last change came to. */
export async function ask(
  before: CalendarEntry | null,
  after: CalendarEntry | null,
  copyOf: CalendarEntry | undefined,
  way: Way,
  last?: Outcome,
): Promise<Outcome> {
  if (before && after) return change(before, after, way, last && "entry" in last ? last.entry : null);
  if (after && isSaved(after) && !copyOf) return calendarApi.restore(after, way);
  if (after)
    return copyOf ? calendarApi.duplicate(copyOf, placeOf(after), way) : calendarApi.create(after, way);
  return before ? calendarApi.remove(before, way) : { entry: null };
}

/**
 * Changes an entry as one knows it, by now as one's own last change left it. Where a colleague was first it is made to what
 * they left; taking something back is not.
 */
async function change(
  before: CalendarEntry,
  after: CalendarEntry,
  way: Way,
  left: CalendarEntry | null,
  tries = 4,
): Promise<Outcome> {
  // None of a backend that counts none.
  const version = way.version ?? (Math.max(before.version, left?.version ?? 0) || undefined);
  const outcome = await calendarApi.update(before, changed(before, after), { ...way, version });
  const theirs = "refused" in outcome && outcome.refused === 412 ? outcome.holder : null;
  if (!theirs || way.version || tries === 0) return outcome;
  const { placedOver } = await import("./outcome.ts");
  return {
    madeTo: theirs,
    ...(await change(theirs, placedOver(theirs, before, after), way, null, tries - 1)),
  };
}

/** What an update sends: the place, and of the rest what differs, as after taking back a change. */
function changed(before: CalendarEntry, after: CalendarEntry): Partial<CalendarEntry> {
  const { project_id, work_type_id, description, link } = after;
  const rest = Object.entries({ project_id, work_type_id, description, link });
  const same: Partial<Record<string, unknown>> = before;
  return { ...placeOf(after), ...Object.fromEntries(rest.filter(([name, value]) => same[name] !== value)) };
}
