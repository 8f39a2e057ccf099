import { asc, eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Unit, UnitInput } from "#model/stock/unit.ts";
import type { Database } from "./database.ts";
import { versionAfter } from "./rows.ts";

/** Measure units. Every installation starts with the usual ones, the default unit first (migrations/0001_stock.sql). */
export const units = sqliteTable("units", {
  id: integer().primaryKey({ autoIncrement: true }),
  short_name: text().notNull().unique(),
  short_name_en: text().notNull().default(""),
  /** UN/ECE Recommendation 20. */
  code: text().notNull(),
  version: integer().notNull().default(1),
});

export const listUnits = (database: Database): Unit[] =>
  database.select().from(units).orderBy(asc(units.id)).all();

export const findUnit = (database: Database, id: number): Unit | undefined =>
  database.select().from(units).where(eq(units.id, id)).get();

export const findUnitByName = (database: Database, name: string): Unit | undefined =>
  database.select().from(units).where(eq(units.short_name, name)).get();

export const insertUnit = (database: Database, input: UnitInput): Unit =>
  database.insert(units).values(input).returning().get();

export const updateUnit = (database: Database, id: number, input: UnitInput): Unit =>
  database
    .update(units)
    .set({ ...input, version: versionAfter(units, input) })
    .where(eq(units.id, id))
    .returning()
    .get();

export const deleteUnit = (database: Database, id: number) =>
  database.delete(units).where(eq(units.id, id)).run();
