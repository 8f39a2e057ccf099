import { eq, max } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere } from "./database";

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
  },
  (table) => [
    index("audit_entity").on(table.entity, table.entity_id),
    index("audit_actor").on(table.actor_id),
  ],
);

type AuditEvent = Omit<typeof audit.$inferInsert, "id" | "at">;

/** Adds an event to the audit log. Secrets (hashes, tokens) never go in. */
export function record(database: Database, event: AuditEvent): void {
  database
    .insert(audit)
    .values({ ...event, at: new Date().toISOString() })
    .run();
}

/** The number of the newest event; 0 where nothing has happened. It counts changes: none comes without an event. */
export const newestAudit = (database: Database): number =>
  database
    .select({ id: max(audit.id) })
    .from(audit)
    .get()?.id ?? 0;

/** Whether somebody has ever done anything that the log tells. */
export const hasActed = (database: Database, userId: number): boolean =>
  isThere(database, audit, eq(audit.actor_id, userId));
