import { and, eq, gt } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere } from "../database.ts";

/** When a client opened a document and took its files along. */
export const linkVisits = sqliteTable(
  "link_visits",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    link_id: integer().notNull(),
    kind: text({ enum: ["opened", "downloaded"] }).notNull(),
    at: text().notNull(),
  },
  (table) => [index("link_visits_link").on(table.link_id, table.kind, table.at)],
);
export type VisitKind = (typeof linkVisits.$inferSelect)["kind"];

/** Milliseconds in which visits of one kind are one. */
const span = 30 * 60_000;

/** Whether such a visit was noted a moment ago. */
export const isNoted = (database: Database, linkId: number, kind: VisitKind): boolean =>
  isThere(
    database,
    linkVisits,
    and(
      eq(linkVisits.link_id, linkId),
      eq(linkVisits.kind, kind),
      gt(linkVisits.at, new Date(Date.now() - span).toISOString()),
    ),
  );

export const insertVisit = (database: Database, link_id: number, kind: VisitKind): number =>
  database
    .insert(linkVisits)
    .values({ link_id, kind, at: new Date().toISOString() })
    .returning({ id: linkVisits.id })
    .get().id;
