import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Employee, PlannedProject } from "#model/calendar/entry.ts";
import { roleIds } from "#model/user/role.ts";
import { calendarEntries, inWeek } from "./calendar-entries.ts";
import { clients } from "./clients.ts";
import type { Database } from "./database.ts";
import { projects } from "./projects.ts";
import { stockItems } from "./stock-items.ts";
import { users } from "./users.ts";

/**
 * Whose rows the sheet of a week has: active employees in Latvian order, then anyone who has entries in that week and is
 * no active employee any more.
 */
export function listEmployees(database: Database, date: string): Employee[] {
  const isEmployed = and(eq(users.is_active, true), eq(users.role_id, roleIds.employee));
  const planned = database.select({ id: calendarEntries.user_id }).from(calendarEntries).where(inWeek(date));
  const is_active = sql<number>`(${isEmployed})`;
  return database
    .select({ id: users.id, name: users.name, position: stockItems.name, is_active })
    .from(users)
    .leftJoin(stockItems, eq(stockItems.id, users.stock_item_id))
    .where(or(isEmployed, inArray(users.id, planned)))
    .orderBy(desc(is_active), asc(users.sort_name), asc(users.id))
    .all()
    .map((row) => ({ ...row, position: row.position ?? "", is_active: row.is_active === 1 }));
}

/**
 * The projects that can be planned, and those that are in the week of a date, in Latvian order. With a manager: those
 * that this person manages or helps to.
 */
export function listPlannedProjects(database: Database, date: string, managerId: number) {
  const planned = database
    .select({ id: calendarEntries.project_id })
    .from(calendarEntries)
    .where(and(inWeek(date), isNotNull(calendarEntries.project_id)));
  const inCalendar = inArray(projects.id, planned);
  const managed =
    managerId === 0
      ? undefined
      : or(eq(projects.project_manager, managerId), eq(projects.second_user_id, managerId));
  const found = select(database, inCalendar)
    .where(and(or(eq(projects.in_planning, true), inCalendar), managed))
    .orderBy(asc(projects.sort_name), asc(projects.id))
    .all();
  return {
    projects_in_planning: found.filter(({ in_planning }) => in_planning).map(show),
    projects_in_calendar: found.filter(({ in_calendar }) => in_calendar === 1).map(show),
  };
}

export function findPlannedProject(database: Database, id: number): PlannedProject | null {
  const row = select(database, sql`0`).where(eq(projects.id, id)).get();
  return row ? show(row) : null;
}

const managers = aliasedTable(users, "managers");

const select = (database: Database, inCalendar: SQL) =>
  database
    .select({
      id: projects.id,
      name: projects.name,
      short_name: projects.short_name,
      customer: clients.name,
      project_manager: { id: managers.id, name: managers.name, email: managers.email },
      planned_start_date: projects.planned_start_date,
      planned_due_date: projects.planned_due_date,
      planned_hours: sql<number>`(
        select coalesce(sum(${calendarEntries.duration}), 0) from ${calendarEntries}
        where ${calendarEntries.project_id} = ${projects.id})`,
      in_planning: projects.in_planning,
      in_calendar: sql<number>`(${inCalendar})`,
    })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .innerJoin(managers, eq(managers.id, projects.project_manager))
    .$dynamic();
type Row = NonNullable<ReturnType<ReturnType<typeof select>["get"]>>;

const show = ({ in_planning: _, in_calendar: __, ...project }: Row): PlannedProject => project;
