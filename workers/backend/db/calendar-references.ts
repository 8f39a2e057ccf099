import { and, eq, exists, gte, lt, or, sql } from "drizzle-orm";
import { calendarEntries, inWeek } from "./calendar-entries.ts";
import { type Database, isThere, prepared } from "./database.ts";
import { projects } from "./projects.ts";

const entryOf = prepared((database) =>
  database
    .select({ id: calendarEntries.id })
    .from(calendarEntries)
    .where(eq(calendarEntries.project_id, sql.placeholder("project")))
    .limit(1)
    .prepare(),
);

/** Whether a project is in the calendar; with a date: in the week of it. */
export const projectIsInCalendar = (database: Database, project: number, date?: string): boolean =>
  date === undefined
    ? entryOf(database).get({ project }) !== undefined
    : isThere(database, calendarEntries, and(eq(calendarEntries.project_id, project), inWeek(date)));

/** Whether somebody is in the calendar: with a row, or as the one who changed it. */
export const userIsInCalendar = (database: Database, userId: number): boolean =>
  isThere(
    database,
    calendarEntries,
    or(eq(calendarEntries.user_id, userId), eq(calendarEntries.changed_by, userId)),
  );

export const workTypeIsInCalendar = (database: Database, workTypeId: number): boolean =>
  isThere(database, calendarEntries, eq(calendarEntries.work_type_id, workTypeId));

/** Whether a client's name is in the calendar: beside a project in planning, or an entry. */
export const clientIsInCalendar = (database: Database, clientId: number): boolean =>
  isThere(
    database,
    projects,
    and(
      eq(projects.client_id, clientId),
      or(
        eq(projects.in_planning, true),
        exists(database.select().from(calendarEntries).where(eq(calendarEntries.project_id, projects.id))),
      ),
    ),
  );

/** Whether an entry of a local date or a later one has an hour outside of a day of these hours. */
export const entryIsOutside = (
  database: Database,
  date: string,
  [start, end]: readonly [start: number, end: number],
): boolean =>
  isThere(
    database,
    calendarEntries,
    and(
      gte(calendarEntries.date, date),
      or(
        lt(calendarEntries.start_time_id, start),
        sql`${calendarEntries.start_time_id} + ${calendarEntries.duration} > ${end}`,
      ),
    ),
  );
