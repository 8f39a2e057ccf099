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
  },
  (table) => [
    index("audit_part_of").on(table.part_of, table.part_of_id),
    index("audit_entity").on(table.entity, table.entity_id),
    index("audit_actor").on(table.actor_id),
  ],
);

type AuditEvent = Omit<typeof audit.$inferInsert, "id" | "at" | "part_of" | "part_of_id"> & {
  partOf?: { entity: string; id: number } | undefined;
};

const value = (name: keyof typeof audit.$inferInsert) => sql`${sql.placeholder(name)}`;

const recordOf = prepared((database) =>
  database
    .insert(audit)
    .values({
      at: value("at"),
      actor_id: value("actor_id"),
      operation: value("operation"),
      entity: value("entity"),
      entity_id: value("entity_id"),
      before: value("before"),
      after: value("after"),
      part_of: value("part_of"),
      part_of_id: value("part_of_id"),
    })
    .prepare(),
);

const textOf = (state: unknown) => ((state ?? null) === null ? null : JSON.stringify(state));

/** Adds an event to the audit log. Secrets (hashes, tokens) never go in. */
export function record(
  database: Database,
  { actor_id = null, before, after, partOf, ...event }: AuditEvent,
): void {
  const at = new Date().toISOString();
  const above = { part_of: partOf?.entity ?? null, part_of_id: partOf?.id ?? null };
  recordOf(database).run({
    ...event,
    ...above,
    at,
    actor_id,
    before: textOf(before),
    after: textOf(after),
  });
}

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
