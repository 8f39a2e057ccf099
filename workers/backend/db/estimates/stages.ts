import { asc, eq, max, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { estimates } from "./estimates.ts";

export const stages = sqliteTable(
  "estimate_stages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    type_id: integer().notNull(),
    name: text().notNull(),
    /** In English documents. */
    name_en: text().notNull().default(""),
    /** Place among the stages of its estimate. */
    place: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index("estimate_stages_estimate").on(table.estimate_id, table.place)],
);
export type StageRow = typeof stages.$inferSelect;

export const listStages = (database: Database, estimateId: number): StageRow[] =>
  database
    .select()
    .from(stages)
    .where(eq(stages.estimate_id, estimateId))
    .orderBy(asc(stages.place), asc(stages.id))
    .all();

export const findStage = (database: Database, id: number): StageRow | undefined =>
  database.select().from(stages).where(eq(stages.id, id)).get();

/** Adds a stage behind the others. */
export function insertStage(
  database: Database,
  stage: Pick<StageRow, "estimate_id" | "type_id" | "name" | "name_en">,
): number {
  const last = database
    .select({ place: max(stages.place) })
    .from(stages)
    .where(eq(stages.estimate_id, stage.estimate_id))
    .get()?.place;
  return database
    .insert(stages)
    .values({ ...stage, place: (last ?? -1) + 1 })
    .returning({ id: stages.id })
    .get().id;
}

export const renameStage = (
  database: Database,
  id: number,
  names: Partial<Pick<StageRow, "name" | "name_en">>,
) =>
  database
    .update(stages)
    .set({ ...names, version: sql`${stages.version} + 1` })
    .where(eq(stages.id, id))
    .run();

export const placeStage = (database: Database, id: number, place: number) =>
  database.update(stages).set({ place }).where(eq(stages.id, id)).run();

export const deleteStageRow = (database: Database, id: number) =>
  database.delete(stages).where(eq(stages.id, id)).run();
