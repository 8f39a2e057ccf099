import { eq, lt } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";

/** Attempts at what can be guessed, counted per subject (an e-mail address, a client address) and minute. */
export const attempts = sqliteTable(
  "attempts",
  { id: integer().primaryKey({ autoIncrement: true }), subject: text().notNull(), at: integer().notNull() },
  (table) => [index("attempts_subject").on(table.subject, table.at)],
);

const window = 60_000;

/**
 * Counts an attempt at each subject before it is made, so that attempts made at once are counted as well.
 * Answers 0 when it may be made, otherwise the seconds to wait. `limits` are attempts a minute.
 */
export function attempt(database: Database, limits: Record<string, number>): number {
  const now = Date.now();
  database
    .delete(attempts)
    .where(lt(attempts.at, now - window))
    .run();
  const waits = Object.entries(limits).map(([subject, limit]) => {
    const made = database.select().from(attempts).where(eq(attempts.subject, subject)).all();
    const oldest = made.at(-limit);
    return oldest ? Math.max(1, Math.ceil((oldest.at + window - now) / 1000)) : 0;
  });
  const wait = Math.max(0, ...waits);
  if (wait === 0) {
    for (const subject of Object.keys(limits)) database.insert(attempts).values({ subject, at: now }).run();
  }
  return wait;
}

/** A success clears what was counted against a subject. */
export const forgive = (database: Database, subject: string) =>
  database.delete(attempts).where(eq(attempts.subject, subject)).run();
