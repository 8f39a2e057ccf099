import { asc, eq, like } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";

/**
 * What an installation changes of the public holidays, which are computed (app/model/holidays.ts): days off of its own, and
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

export const findHolidayChange = (database: Database, date: string): HolidayChange | undefined =>
  database.select().from(holidayChanges).where(eq(holidayChanges.date, date)).get();

export const insertHolidayChange = (
  database: Database,
  change: Pick<HolidayChange, "date" | "name">,
): HolidayChange => database.insert(holidayChanges).values(change).returning().get();

export const deleteHolidayChange = (database: Database, id: number) =>
  database.delete(holidayChanges).where(eq(holidayChanges.id, id)).run();
