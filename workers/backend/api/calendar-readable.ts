import { plain } from "../operations/readable.ts";
import type { Readable } from "../operations/readable-fields.ts";

/** What employees read of the calendar (domain H13): whom, when and for which client, and nothing of what it costs. */
const entry: Readable = {
  ...plain("calendar_id", "id", "date", "start_time_id", "duration", "time_id", "cell", "version"),
  ...plain("user_id", "project_id", "work_type_id", "customer", "name", "short_name", "description", "link"),
  work_type: plain("id", "name", "color"),
  changed_by: plain("id", "name"),
};

const project: Readable = {
  ...plain("id", "name", "short_name", "customer"),
  ...plain("planned_start_date", "planned_due_date", "planned_hours"),
  project_manager: plain("id", "name", "email"),
};

export const readableWorkType: Readable = plain("id", "name", "color", "is_additional", "version");

export const readableWeek: Readable = { data: entry, meta: plain("seq") };
export const readableEntry: Readable = { calendar_id: true, data: entry };
/** A removal, or the entry where it is another by now. */
export const readableRemoval: Readable = { data: { ...entry, ...plain("id", "outcome") } };
export const readableEvent: Readable = { data: { ...entry, user: plain("id", "name"), project } };

export const readableLists: Readable = {
  data: {
    employees: plain("id", "name", "position", "is_active"),
    work_types: readableWorkType,
    projects_in_planning: project,
    projects_in_calendar: project,
    managers: plain("id", "name"),
    holidays: plain("date", "name"),
  },
};
