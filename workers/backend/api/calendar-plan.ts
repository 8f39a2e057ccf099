import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import type { Plan } from "../db/calendar-entries.ts";

/** Where an entry is, of all that is known of it. */
export const placeOf = ({ user_id, date, start_time_id, duration }: Place): Place => ({
  user_id,
  date,
  start_time_id,
  duration,
});

/** What can be planned of an entry. */
export const planOf = (entry: CalendarEntry): Plan => ({
  ...placeOf(entry),
  project_id: entry.project_id,
  work_type_id: entry.work_type_id,
  description: entry.description,
  link: entry.link,
});

/** An entry as the audit has it: a change of the past says that it is one. */
export const noted = (entry: CalendarEntry, isOverridden: boolean) =>
  isOverridden ? { ...entry, override: true } : entry;
