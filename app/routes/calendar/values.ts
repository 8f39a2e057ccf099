import type { CalendarEntry } from "#model/calendar/entry.ts";
import { showDate } from "#model/date/dates.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const entryValues = (row: CalendarEntry) => ({
  user_id: String(row.user_id),
  date: showDate(row.date),
  start_time_id: String(row.start_time_id),
  duration: String(row.duration),
  work_type_id: row.work_type_id === null ? "" : String(row.work_type_id),
  description: row.description,
  link: row.link,
});
