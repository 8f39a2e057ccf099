import { asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  type ListedTemplate,
  type Template,
  type TemplateContent,
  templateContent,
  templateKinds,
} from "#model/estimate/template.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";
import { listOf } from "./lists.ts";
import { insertOf, updateOf } from "./rows.ts";

/** Estimates and parts of them that are kept to begin others with (docs/decisions/076). */
export const estimateTemplates = sqliteTable(
  "estimate_templates",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull().unique(),
    kind: text({ enum: templateKinds }).notNull(),
    estimate_type_id: integer().notNull(),
    content: text({ mode: "json" }).$type<TemplateContent>().notNull(),
    /** How many lines are in it. */
    lines: integer().notNull(),
    /** Their sum less the discount, without VAT, at the prices that are kept. */
    net_cents: integer().notNull(),
    sort_name: text().notNull(),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index("estimate_templates_sort").on(table.sort_name)],
);

const listed = {
  id: estimateTemplates.id,
  name: estimateTemplates.name,
  kind: estimateTemplates.kind,
  estimate_type_id: estimateTemplates.estimate_type_id,
  lines: estimateTemplates.lines,
  net_cents: estimateTemplates.net_cents,
  version: estimateTemplates.version,
};

/** A page of templates in Latvian order, without what is in them. */
export const listTemplates = listOf({
  table: estimateTemplates,
  rows: (database: Database) => database.select(listed).from(estimateTemplates).$dynamic(),
  show: (row: ListedTemplate) => row,
  filters: {
    kind: eq(estimateTemplates.kind, sql.placeholder("kind")),
    estimate_type_id: eq(estimateTemplates.estimate_type_id, sql.placeholder("estimate_type_id")),
  },
  order: [asc(estimateTemplates.sort_name), asc(estimateTemplates.id)],
});

/** A template with all that is in it. What an older version has kept is read as it would be sent. */
export function findTemplate(database: Database, id: number): Template | undefined {
  const row = database
    .select({ ...listed, content: estimateTemplates.content })
    .from(estimateTemplates)
    .where(eq(estimateTemplates.id, id))
    .get();
  return row && { ...row, content: templateContent.parse(row.content) };
}

/** The template of a name, in whatever capitals and accents: nobody tells two apart by these. */
export const findTemplateNamed = (database: Database, name: string): number | undefined =>
  database
    .select({ id: estimateTemplates.id })
    .from(estimateTemplates)
    .where(eq(estimateTemplates.search, fold(name)))
    .get()?.id;

export type NewTemplate = Omit<Template, "id" | "version">;

const called = (name: string) => ({ name, sort_name: sortKey(name), search: fold(name) });

const insert = insertOf(estimateTemplates);

export const insertTemplate = (database: Database, { name, ...kept }: NewTemplate): number =>
  insert(database, { ...kept, ...called(name) });

const update = updateOf(estimateTemplates);

/** Keeps something else under its name. */
export const replaceTemplate = (database: Database, id: number, kept: NewTemplate): void =>
  update(database, id, { ...kept, ...called(kept.name) });

export const renameTemplate = (database: Database, id: number, name: string): void =>
  update(database, id, called(name));

export const deleteTemplate = (database: Database, id: number) =>
  database.delete(estimateTemplates).where(eq(estimateTemplates.id, id)).run();
