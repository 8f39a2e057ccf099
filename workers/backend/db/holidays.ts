import { asc, eq, like } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { publicHolidays } from "#model/calendar/holidays.ts";
import type { Database } from "./database.ts";

/**
 * What an installation changes of the public holidays, which are computed (app/model/calendar/holidays.ts): days off of its own, and
 * holidays on which it works.
 */
export const holidayChanges = sqliteTable("holiday_changes", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** yyyy-MM-dd */
  date: text().notNull().unique(),
  /** Null: no day off. */
  name: text(),
});
export type HolidayChange = typeof holidayChanges.$inferSelect;

export const listHolidayChanges = (database: Database, year: number): HolidayChange[] =>
  database
    .select()
    .from(holidayChanges)
    .where(like(holidayChanges.date, `${year}-%`))
    .orderBy(asc(holidayChanges.date))
    .all();

/** Which of some local dates nobody works on in this installation. */
export function daysOff(database: Database, days: readonly string[]): Set<string> {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const off = new Set(years.flatMap(publicHolidays).map(({ date }) => date));
  for (const { date, name } of years.flatMap((year) => listHolidayChanges(database, year))) {
    if (name === null) off.delete(date);
    else off.add(date);
  }
  return new Set(days.filter((day) => off.has(day)));
}

export const findHolidayChange = (database: Database, date: string): HolidayChange | undefined =>
  database.select().from(holidayChanges).where(eq(holidayChanges.date, date)).get();

export const insertHolidayChange = (
  database: Database,
  change: Pick<HolidayChange, "date" | "name">,
): HolidayChange => database.insert(holidayChanges).values(change).returning().get();

export const deleteHolidayChange = (database: Database, id: number) =>
  database.delete(holidayChanges).where(eq(holidayChanges.id, id)).run();
