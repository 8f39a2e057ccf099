import { asc, eq } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { insertOf, placeBehind, placeOf, versionAfter } from "../rows.ts";
import { estimates } from "./estimates.ts";
import { stages } from "./stages.ts";

export const positions = sqliteTable(
  "positions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    /** Null for an additional position. */
    stage_id: integer().references(() => stages.id),
    type_id: integer().notNull(),
    name: text().notNull(),
    /** In English documents. */
    name_en: text().notNull().default(""),
    /** Place among the positions of its stage, or among the additional ones. */
    place: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("positions_estimate").on(table.estimate_id, table.place),
    index("positions_stage").on(table.stage_id),
  ],
);
export type PositionRow = typeof positions.$inferSelect;

export const listPositions = (database: Database, estimateId: number): PositionRow[] =>
  database
    .select()
    .from(positions)
    .where(eq(positions.estimate_id, estimateId))
    .orderBy(asc(positions.place), asc(positions.id))
    .all();

export const listStagePositions = (database: Database, stageId: number): PositionRow[] =>
  database
    .select()
    .from(positions)
    .where(eq(positions.stage_id, stageId))
    .orderBy(asc(positions.place), asc(positions.id))
    .all();

export const findPosition = (database: Database, id: number): PositionRow | undefined =>
  database.select().from(positions).where(eq(positions.id, id)).get();

const insertRow = insertOf(positions);
const lastPlace = placeBehind(positions, positions.estimate_id);

/** Adds a position behind the others of its estimate. */
export const insertPosition = (
  database: Database,
  position: Pick<PositionRow, "estimate_id" | "stage_id" | "type_id" | "name" | "name_en">,
): number => insertRow(database, { ...position, place: lastPlace(database, position.estimate_id) });

export const renamePosition = (
  database: Database,
  id: number,
  names: Partial<Pick<PositionRow, "name" | "name_en">>,
) =>
  database
    .update(positions)
    .set({ ...names, version: versionAfter(positions, names) })
    .where(eq(positions.id, id))
    .run();

export const placePosition: (
  database: Database,
  id: number,
  to: Pick<PositionRow, "place"> & Partial<Pick<PositionRow, "stage_id">>,
) => void = placeOf(positions);

export const deletePositionRow = (database: Database, id: number) =>
  database.delete(positions).where(eq(positions.id, id)).run();
