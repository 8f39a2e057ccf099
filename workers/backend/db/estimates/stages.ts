import { asc, eq } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { insertOf, placeBehind, placeOf, versionAfter } from "../rows.ts";
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

const insertRow = insertOf(stages);
const lastPlace = placeBehind(stages, stages.estimate_id);

/** Adds a stage behind the others. */
export const insertStage = (
  database: Database,
  stage: Pick<StageRow, "estimate_id" | "type_id" | "name" | "name_en">,
): number => insertRow(database, { ...stage, place: lastPlace(database, stage.estimate_id) });

export const renameStage = (
  database: Database,
  id: number,
  names: Partial<Pick<StageRow, "name" | "name_en">>,
) =>
  database
    .update(stages)
    .set({ ...names, version: versionAfter(stages, names) })
    .where(eq(stages.id, id))
    .run();

const place = placeOf(stages);

export const placeStage = (database: Database, id: number, at: number): void =>
  place(database, id, { place: at });

export const deleteStageRow = (database: Database, id: number) =>
  database.delete(stages).where(eq(stages.id, id)).run();
