import { asc, desc, eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WorkType, WorkTypeInput } from "#model/stock/work-type.ts";
import { sortKey } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";
import { versionAfter } from "./rows.ts";

export const workTypes = sqliteTable("work_types", {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  sort_name: text().notNull(),
  /** #RRGGBB */
  color: text().notNull(),
  is_additional: integer({ mode: "boolean" }).notNull().default(false),
  version: integer().notNull().default(1),
});

const shown = {
  id: workTypes.id,
  name: workTypes.name,
  color: workTypes.color,
  is_additional: workTypes.is_additional,
  version: workTypes.version,
};

/** All kinds of work, the pinned ones first, in Latvian order. */
export const listWorkTypes = (database: Database): WorkType[] =>
  database
    .select(shown)
    .from(workTypes)
    .orderBy(desc(workTypes.is_additional), asc(workTypes.sort_name), asc(workTypes.id))
    .all();

export const findWorkType = (database: Database, id: number): WorkType | undefined =>
  database.select(shown).from(workTypes).where(eq(workTypes.id, id)).get();

export const insertWorkType = (database: Database, input: WorkTypeInput): WorkType =>
  database
    .insert(workTypes)
    .values({ ...input, sort_name: sortKey(input.name) })
    .returning(shown)
    .get();

export const updateWorkType = (database: Database, id: number, input: WorkTypeInput): WorkType =>
  database
    .update(workTypes)
    .set({ ...input, sort_name: sortKey(input.name), version: versionAfter(workTypes, input) })
    .where(eq(workTypes.id, id))
    .returning(shown)
    .get();

export const deleteWorkType = (database: Database, id: number) =>
  database.delete(workTypes).where(eq(workTypes.id, id)).run();
