import { and, eq, gte, lt } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** Answers already given, so that a repeated POST with the same key is answered again and not done again. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    actor_id: integer().notNull(),
    key: text().notNull(),
    /** Method, path and body, hashed: the same key with another request is a mistake of the caller. */
    request: text().notNull(),
    answer: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor_id, table.key] })],
);

/** For how long an answer is held. */
const dayBefore = (now: number): string => new Date(now - 24 * 3600 * 1000).toISOString();

/** What a person's request with this key was answered within a day; undefined for a new key. */
export const answeredBefore = (database: Database, actorId: number, key: string) =>
  database
    .select()
    .from(idempotency)
    .where(
      and(
        eq(idempotency.actor_id, actorId),
        eq(idempotency.key, key),
        gte(idempotency.at, dayBefore(Date.now())),
      ),
    )
    .get();

/** Holds an answer for a day, and forgets those that are older. */
export function remember(
  database: Database,
  actorId: number,
  key: string,
  request: string,
  answer: unknown,
): void {
  const now = Date.now();
  database
    .delete(idempotency)
    .where(lt(idempotency.at, dayBefore(now)))
    .run();
  const at = new Date(now).toISOString();
  database
    .insert(idempotency)
    .values({ actor_id: actorId, key, request, answer: JSON.stringify(answer), at })
    .run();
}
