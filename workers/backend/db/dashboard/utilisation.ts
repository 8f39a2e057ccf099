import { and, asc, eq, sql } from "drizzle-orm";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { weekOf } from "#model/date/week.ts";
import { decimalScale } from "#model/money/decimal.ts";
import { shareOrNull } from "#model/report/report.ts";
import { roleIds } from "#model/user/role.ts";
import { calendarEntries, inWeek } from "../calendar-entries.ts";
import type { Database } from "../database.ts";
import { daysOff } from "../holidays.ts";
import { users } from "../users.ts";

/** Hours of a working day. The calendar's day has more slots, but nobody works them all. */
const workingDay = 8;

/** How much of the working time of a local date's week is planned: of active employees, in Latvian order. */
export function readUtilisation(database: Database, date: string): NonNullable<Dashboard["utilisation"]> {
  const days = weekOf(date);
  const [from = date, to = date] = [days[0], days.at(-1)];
  const working = days.length - daysOff(database, days).size;
  const capacity_hours = working * workingDay * decimalScale;
  const planned = database
    .select({
      user_id: calendarEntries.user_id,
      hours: sql<number>`sum(${calendarEntries.duration})`.as("hours"),
    })
    .from(calendarEntries)
    .where(inWeek(date))
    .groupBy(calendarEntries.user_id)
    .as("planned");
  const employees = database
    .select({ user_id: users.id, name: users.name, hours: sql<number>`coalesce(${planned.hours}, 0)` })
    .from(users)
    .leftJoin(planned, eq(planned.user_id, users.id))
    .where(and(eq(users.is_active, true), eq(users.role_id, roleIds.employee)))
    .orderBy(asc(users.sort_name), asc(users.id))
    .all()
    .map(({ hours, ...person }) => ({ ...person, ...loadOf(hours * decimalScale, capacity_hours) }));
  const all = employees.reduce((sum, { planned_hours }) => sum + planned_hours, 0);
  return { from, to, ...loadOf(all, capacity_hours * employees.length), employees };
}

const loadOf = (planned_hours: number, capacity_hours: number) => ({
  planned_hours,
  capacity_hours,
  percent: shareOrNull(planned_hours, capacity_hours),
});
