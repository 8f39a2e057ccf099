import { asc, eq, max, min, sql } from "drizzle-orm";
import { addDays, mondayOf } from "#model/date/week.ts";
import { type ProjectPlan, shownWeeks } from "#model/project/plan.ts";
import { calendarEntries } from "./calendar-entries.ts";
import type { Database } from "./database.ts";
import { users } from "./users.ts";

/** Who works on a project, and when: the weeks from that of a local date on, and what is before and after them. */
export function readProjectPlan(database: Database, id: number, today: string): ProjectPlan {
  const from = mondayOf(today);
  const weeks = Array.from({ length: shownWeeks }, (_, week) => addDays(from, 7 * week));
  const people = new Map<number, ProjectPlan["people"][number]>();
  for (const { user, week, hours } of hoursByWeek(database, id, from)) {
    const known = people.get(user.id);
    const person = known ?? { ...user, before: 0, weeks: weeks.map(() => 0), after: 0 };
    people.set(user.id, person);
    if (week < 0) person.before = hours;
    else if (week >= shownWeeks) person.after = hours;
    else person.weeks[week] = hours;
  }
  return { weeks, people: [...people.values()], ...boundsOf(database, id) };
}

/** Hours by person, in order of their names, and by week after a Monday: -1 is all before, {@link shownWeeks} all after. */
function hoursByWeek(database: Database, id: number, from: string) {
  const days = sql`(julianday(${calendarEntries.date}) - julianday(${from}))`;
  const week = sql<number>`iif(${days} < 0, -1, min(cast(${days} / 7 as integer), ${shownWeeks}))`;
  return database
    .select({
      user: { id: users.id, name: users.name },
      week,
      hours: sql<number>`sum(${calendarEntries.duration})`,
    })
    .from(calendarEntries)
    .innerJoin(users, eq(users.id, calendarEntries.user_id))
    .where(eq(calendarEntries.project_id, id))
    .groupBy(users.id, week)
    .orderBy(asc(users.sort_name), asc(users.id))
    .all();
}

const boundsOf = (database: Database, id: number): Pick<ProjectPlan, "first" | "last"> => {
  const found = database
    .select({ first: min(calendarEntries.date), last: max(calendarEntries.date) })
    .from(calendarEntries)
    .where(eq(calendarEntries.project_id, id))
    .get();
  return { first: found?.first ?? null, last: found?.last ?? null };
};
