import { and, asc, eq } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { EstimateFile } from "#model/estimate/file.ts";
import type { Database } from "../database.ts";
import { versionAfter } from "../rows.ts";
import { estimates } from "./estimates.ts";

/** Files beside an estimate. The contents are in R2 under the installation's prefix. */
export const estimateFiles = sqliteTable(
  "estimate_files",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    /** What it is called in R2: a random name and the ending of its type. */
    file: text().notNull(),
    /** What it was called where it came from. */
    name: text().notNull(),
    mime_type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    description: text().notNull().default(""),
    version: integer().notNull().default(1),
  },
  (table) => [index("estimate_files_estimate").on(table.estimate_id)],
);
export type FileRow = typeof estimateFiles.$inferSelect;

export const showFile = ({
  id,
  file,
  name,
  mime_type,
  size,
  description,
  version,
}: FileRow): EstimateFile => ({
  id,
  name,
  mime_type,
  size,
  description,
  version,
  url: `/api/files/${file}`,
});

export const listFiles = (database: Database, estimateId: number): FileRow[] =>
  database
    .select()
    .from(estimateFiles)
    .where(eq(estimateFiles.estimate_id, estimateId))
    .orderBy(asc(estimateFiles.id))
    .all();

export const findFile = (database: Database, estimateId: number, id: number): FileRow | undefined =>
  database
    .select()
    .from(estimateFiles)
    .where(and(eq(estimateFiles.id, id), eq(estimateFiles.estimate_id, estimateId)))
    .get();

export const insertFile = (database: Database, file: Omit<FileRow, "id" | "version">): FileRow =>
  database.insert(estimateFiles).values(file).returning().get();

/** Another description or another content, or both; what is undefined stays. */
export const updateFile = (
  database: Database,
  id: number,
  change: Partial<Pick<FileRow, "description" | "file" | "name" | "mime_type" | "size">>,
): FileRow =>
  database
    .update(estimateFiles)
    .set({ ...change, version: versionAfter(estimateFiles, change) })
    .where(eq(estimateFiles.id, id))
    .returning()
    .get();

export const deleteFileRow = (database: Database, id: number) =>
  database.delete(estimateFiles).where(eq(estimateFiles.id, id)).run();
