import { sql } from "drizzle-orm";
import { calendarEntries, calendarSlots } from "../db/calendar-entries";
import type { Database } from "../db/database";
import type { CalendarRow } from "./calendar";
import { type Ids, idOf } from "./ids";

/**
 * Plants a calendar in two statements: its thousands of rows go in as one JSON parameter, as production takes no more
 * than a hundred of them, and hours follow from entries.
 */
export function plantCalendar(
  database: Database,
  rows: CalendarRow[],
  known: { people: Ids; projects: Ids; workTypes: Ids },
): void {
  const plans = rows.map(({ employee, project, workType, changedBy, ...row }) => ({
    ...row,
    user_id: idOf(known.people, employee),
    project_id: project === null ? null : idOf(known.projects, project),
    work_type_id: workType === null ? null : idOf(known.workTypes, workType),
    changed_by: idOf(known.people, changedBy),
  }));
  const names = "user_id date start_time_id duration project_id work_type_id description link changed_by";
  const columns = names.split(" ");
  const list = sql.raw(columns.join());
  const values = sql.raw(columns.map((name) => `value ->> '${name}'`).join());
  database.run(
    sql`insert into ${calendarEntries} (${list}) select ${values} from json_each(${JSON.stringify(plans)})`,
  );
  const hours = JSON.stringify(Array.from({ length: 24 }, (_, hour) => hour));
  database.run(
    sql`insert into ${calendarSlots} (user_id, date, slot, entry_id)
      select entry.user_id, entry.date, entry.start_time_id + hour.value, entry.id
      from ${calendarEntries} entry join json_each(${hours}) hour on hour.value < entry.duration`,
  );
}
