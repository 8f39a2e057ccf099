import { sql } from "drizzle-orm";
import { calendarEntries, calendarSlots } from "#backend/db/calendar-entries.ts";
import type { Database } from "#backend/db/database.ts";
import { insertRows } from "./bulk.ts";
import type { CalendarRow } from "./calendar.ts";
import { type Ids, idOf } from "./ids.ts";

/** Plants a calendar; its hours follow from its entries. */
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
  insertRows(database, calendarEntries, plans);
  const hours = JSON.stringify(Array.from({ length: 24 }, (_, hour) => hour));
  database.run(
    sql`insert into ${calendarSlots} (user_id, date, slot, entry_id)
      select entry.user_id, entry.date, entry.start_time_id + hour.value, entry.id
      from ${calendarEntries} entry join json_each(${hours}) hour on hour.value < entry.duration`,
  );
}
