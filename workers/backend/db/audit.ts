import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, isNull, max, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere, prepared } from "./database.ts";

/** Who changed what and when. Rows are only ever added. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** Null where nobody was signed in: a renewed password, the founding of the installation. */
    actor_id: integer(),
    operation: text().notNull(),
    entity: text().notNull(),
    entity_id: integer().notNull(),
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
    /** The row whose history tells of it as well: of a client's price, the client. */
    part_of: text(),
    part_of_id: integer(),
    /** Binds the event to the one before it (decision 071); null of events from before there was a chain. */
    hash: text(),
  },
  (table) => [
    index("audit_part_of").on(table.part_of, table.part_of_id),
    index("audit_entity").on(table.entity, table.entity_id),
    index("audit_actor").on(table.actor_id),
  ],
);

type AuditEvent = Omit<typeof audit.$inferInsert, "id" | "at" | "part_of" | "part_of_id" | "hash"> & {
  partOf?: { entity: string; id: number } | undefined;
};

const value = (name: keyof typeof audit.$inferInsert) => sql`${sql.placeholder(name)}`;

const recordOf = prepared((database) =>
  database
    .insert(audit)
    .values({
      id: value("id"),
      at: value("at"),
      actor_id: value("actor_id"),
      operation: value("operation"),
      entity: value("entity"),
      entity_id: value("entity_id"),
      before: value("before"),
      after: value("after"),
      part_of: value("part_of"),
      part_of_id: value("part_of_id"),
      hash: value("hash"),
    })
    .prepare(),
);

const textOf = (state: unknown) => ((state ?? null) === null ? null : JSON.stringify(state));

/** An event by its number and its hash: kept elsewhere, they prove later that it is still there as it was. */
export interface Recorded {
  id: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/**
 * Adds an event to the audit log, bound to the one before it. Secrets (hashes, tokens) never go in. Only inside a
 * transaction or a synchronous turn: nobody else may add one in between.
 */
export function record(
  database: Database,
  { actor_id = null, before, after, partOf, operation, entity, entity_id }: AuditEvent,
): Recorded {
  const newest = newestOf(database).get();
  const event = {
    id: (newest?.id ?? 0) + 1,
    at: new Date().toISOString(),
    actor_id,
    operation,
    entity,
    entity_id,
    before: textOf(before),
    after: textOf(after),
    part_of: partOf?.entity ?? null,
    part_of_id: partOf?.id ?? null,
  };
  const hash = hashAfter(newest?.hash ?? "", event);
  recordOf(database).run({ ...event, hash });
  return { id: event.id, hash };
}

type Hashed = Omit<typeof audit.$inferInsert, "hash">;

/** The hash of an event: of the hash before it, "" for the first of the chain, and of all that stands in its row. */
const hashAfter = (previous: string, event: Hashed): string =>
  createHash("sha256")
    .update(`${previous}\n${hashedText(event)}`)
    .digest("hex");

/** All that stands in the row of an event, as it is hashed; `before` and `after` are the stored texts. */
export function hashedText(event: Hashed): string {
  const { id, at, actor_id, operation, entity, entity_id, before, after, part_of, part_of_id } = event;
  const row = [id, at, actor_id, operation, entity, entity_id, before, after, part_of, part_of_id];
  return JSON.stringify(row);
}

const newestOf = prepared((database) =>
  database.select({ id: audit.id, hash: audit.hash }).from(audit).orderBy(desc(audit.id)).limit(1).prepare(),
);

/** A row as it last was before it was deleted, or undefined. A deletion is the event that leaves nothing. */
export const lastDeleted = (database: Database, entity: string, id: number): unknown =>
  database
    .select({ before: audit.before })
    .from(audit)
    .where(and(eq(audit.entity, entity), eq(audit.entity_id, id), isNull(audit.after)))
    .orderBy(desc(audit.id))
    .limit(1)
    .get()?.before ?? undefined;

/** The number of the newest event; 0 where nothing has happened. It counts changes: none comes without an event. */
export const newestAudit = (database: Database): number =>
  database
    .select({ id: max(audit.id) })
    .from(audit)
    .get()?.id ?? 0;

/** The number of the last event before a time (ISO 8601 in UTC): found by halves, as they are numbered in time. */
export function eventBefore(database: Database, time: string): number {
  const from = firstFrom(database);
  let [low, high] = [0, newestAudit(database)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const event = from.get({ id: middle });
    if (event && event.at < time) low = event.id;
    else high = middle - 1;
  }
  return low;
}

const firstFrom = prepared((database) =>
  database
    .select({ id: audit.id, at: audit.at })
    .from(audit)
    .where(gte(audit.id, sql.placeholder("id")))
    .orderBy(asc(audit.id))
    .limit(1)
    .prepare(),
);

/** Whether somebody has ever done anything that the log tells. */
export const hasActed = (database: Database, userId: number): boolean =>
  isThere(database, audit, eq(audit.actor_id, userId));
