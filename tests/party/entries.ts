import { type CalendarEntry, calendarEntry } from "#model/calendar/entry.ts";
import type { LiveEvent } from "#party/messages.ts";

/** An entry of an employee's Monday morning, unless said otherwise. */
export const anEntry = (calendar_id: number, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...calendarEntry.parse({ calendar_id: 1, date: "2026-11-23", start_time_id: 9, duration: 1, user_id: 1 }),
  calendar_id,
  version: 1,
  ...fields,
});

/** The event of a change of an entry. */
export const told = (
  seq: number,
  calendar: CalendarEntry,
  method: LiveEvent["method"] = "PATCH",
): LiveEvent => ({
  seq,
  origin: null,
  at: "2026-11-20T08:00:00.000Z",
  updated: "calendar",
  method,
  calendar,
  previous: null,
});
