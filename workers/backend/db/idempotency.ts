import { and, eq, gte, lt, sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, prepared } from "./database.ts";

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

const answerOf = prepared((database) =>
  database
    .select()
    .from(idempotency)
    .where(
      and(
        eq(idempotency.actor_id, sql.placeholder("actor_id")),
        eq(idempotency.key, sql.placeholder("key")),
        gte(idempotency.at, sql.placeholder("since")),
      ),
    )
    .prepare(),
);

/** What a person's request with this key was answered within a day; undefined for a new key. */
export const answeredBefore = (database: Database, actor_id: number, key: string) =>
  answerOf(database).get({ actor_id, key, since: dayBefore(Date.now()) });

const dropBefore = prepared((database) =>
  database
    .delete(idempotency)
    .where(lt(idempotency.at, sql.placeholder("until")))
    .prepare(),
);
const hold = prepared((database) =>
  database
    .insert(idempotency)
    .values({
      actor_id: sql.placeholder("actor_id"),
      key: sql.placeholder("key"),
      request: sql.placeholder("request"),
      answer: sql.placeholder("answer"),
      at: sql.placeholder("at"),
    })
    .prepare(),
);

/** Holds an answer for a day, and forgets those that are older. */
export function remember(
  database: Database,
  actor_id: number,
  key: string,
  request: string,
  answered: unknown,
): void {
  const now = Date.now();
  dropBefore(database).run({ until: dayBefore(now) });
  const at = new Date(now).toISOString();
  hold(database).run({ actor_id, key, request, answer: JSON.stringify(answered), at });
}
