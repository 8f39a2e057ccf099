import { and, eq, lt, sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { users } from "../users.ts";

/** How far each person has read what waits for them. */
export const inboxReads = sqliteTable(
  "inbox_reads",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    mark: integer().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

/** The marks that somebody has read, by key. */
export const readMarks = (database: Database, userId: number): ReadonlyMap<string, number> =>
  new Map(
    database
      .select({ key: inboxReads.key, mark: inboxReads.mark })
      .from(inboxReads)
      .where(eq(inboxReads.user_id, userId))
      .all()
      .map(({ key, mark }) => [key, mark]),
  );

/** Days after which nobody needs to know that something was read: what is told again by then was not dealt with. */
const kept = 365;

/** Notes what somebody has read; what was read further stays so. */
export function noteRead(
  database: Database,
  user_id: number,
  items: readonly { key: string; mark: number }[],
): void {
  const at = new Date().toISOString();
  for (const { key, mark } of items)
    database
      .insert(inboxReads)
      .values({ user_id, key, mark, at })
      .onConflictDoUpdate({
        target: [inboxReads.user_id, inboxReads.key],
        set: { mark: sql`max(${inboxReads.mark}, excluded.mark)`, at },
      })
      .run();
  const oldest = new Date(Date.now() - kept * 86_400_000).toISOString();
  database
    .delete(inboxReads)
    .where(and(eq(inboxReads.user_id, user_id), lt(inboxReads.at, oldest)))
    .run();
}
