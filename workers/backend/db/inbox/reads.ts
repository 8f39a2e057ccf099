import { and, eq, not, type SQL, sql } from "drizzle-orm";
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

/**
 * Notes how far somebody has read; what was read further stays so. Of these kinds of keys (what stands before the colon) those
 * that are not among `kept` are forgotten.
 */
export function noteRead(
  database: Database,
  user_id: number,
  {
    read,
    kept,
    kinds,
  }: {
    read: readonly { key: string; mark: number }[];
    kept: readonly string[];
    kinds: readonly string[];
  },
): void {
  for (const { key, mark } of read)
    database
      .insert(inboxReads)
      .values({ user_id, key, mark })
      .onConflictDoUpdate({
        target: [inboxReads.user_id, inboxReads.key],
        set: { mark: sql`max(${inboxReads.mark}, excluded.mark)` },
      })
      .run();
  const among = (value: SQL, list: readonly string[]) =>
    sql`${value} in (select value from json_each(${JSON.stringify(list)}))`;
  const { key } = inboxReads;
  const isOfKinds = among(sql`substr(${key}, 1, instr(${key}, ':') - 1)`, kinds);
  database
    .delete(inboxReads)
    .where(and(eq(inboxReads.user_id, user_id), isOfKinds, not(among(sql`${key}`, kept))))
    .run();
}
