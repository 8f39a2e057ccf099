import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { stepName } from "#model/setup/setup.ts";
import type { Database } from "../database.ts";

/** One row: what is remembered of setting the installation up. The rest follows from what is there. */
export const setups = sqliteTable("setup", {
  id: integer().primaryKey(),
  value: text().notNull(),
});

const remembered = z.object({
  skipped: z.array(stepName).default([]),
  is_dismissed: z.boolean().default(false),
  /** The rows that the sample began with. */
  sample: z.object({ client: z.number().int(), project: z.number().int() }).nullable().default(null),
});
export type Remembered = z.infer<typeof remembered>;

/** What is remembered; nothing until somebody has skipped a step, put the list away or made the sample. */
export function readRemembered(database: Database): Remembered {
  const row = database.select().from(setups).where(eq(setups.id, 1)).get();
  return remembered.parse(row ? JSON.parse(row.value) : {});
}

/** Remembers what is changed and returns all of it. */
export function remember(database: Database, change: Partial<Remembered>): Remembered {
  const next = { ...readRemembered(database), ...change };
  const value = JSON.stringify(next);
  database
    .insert(setups)
    .values({ id: 1, value })
    .onConflictDoUpdate({ target: setups.id, set: { value } })
    .run();
  return next;
}
