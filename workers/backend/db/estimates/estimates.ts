import { asc, between, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere, prepared } from "../database.ts";
import { inProject, projects } from "../projects.ts";
import { isOther, versionAfter } from "../rows.ts";
import { users } from "../users.ts";

export const estimates = sqliteTable(
  "estimates",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    estimate_nr: text().notNull().unique(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    estimate_type_id: integer().notNull(),
    /** The local date that it was made on. */
    date: text().notNull(),
    /** Ten-thousandths of a percent, as the rate. */
    discount: integer().notNull().default(0),
    vat_category: text().notNull(),
    vat_rate: integer().notNull(),
    /** The sum of its lines before the discount, without VAT. Kept by triggers of the lines (migrations/0018_estimate_sums.sql). */
    full_cents: integer().notNull().default(0),
    commentary: text().notNull().default(""),
    /** The last local date on which it holds; without one it holds for some days (model/document/head.ts). */
    valid_until: text(),
    approved_by: integer().references(() => users.id),
    approved_at: text(),
    version: integer().notNull().default(1),
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("estimates_project").on(table.project_id),
    index("estimates_approved_by").on(table.approved_by),
    index("estimates_date").on(table.date),
    index("estimates_net").on(sql`(full_cents - (full_cents * discount + 500000) / 1000000)`),
    index("estimates_status").on(sql`(approved_at is not null)`),
  ],
);
export type EstimateRow = typeof estimates.$inferSelect;

const rowOf = prepared((database) =>
  database
    .select()
    .from(estimates)
    .where(eq(estimates.id, sql.placeholder("id")))
    .prepare(),
);

export const findEstimateRow = (database: Database, id: number): EstimateRow | undefined =>
  rowOf(database).get({ id });

/** The estimates of a project, the first made first. */
export const listEstimateIds = (database: Database, projectId: number): number[] =>
  database
    .select({ id: estimates.id })
    .from(estimates)
    .where(eq(estimates.project_id, projectId))
    .orderBy(asc(estimates.id))
    .all()
    .map(({ id }) => id);

interface NewEstimate {
  project_id: number;
  project_nr: string;
  name: string;
  estimate_type_id: number;
  date: string;
  vat: { category: string; rate: number };
}

/** Adds an estimate under its project's next number: 2026-0042/2. */
export function insertEstimate(database: Database, estimate: NewEstimate): number {
  const { project_nr, vat, ...row } = estimate;
  return database
    .insert(estimates)
    .values({
      ...row,
      estimate_nr: nextNumber(database, project_nr),
      vat_category: vat.category,
      vat_rate: vat.rate,
    })
    .returning({ id: estimates.id })
    .get().id;
}

/** Numbers go on behind one that moved to another project with its estimate. */
function nextNumber(database: Database, project_nr: string): string {
  const start = `${project_nr}/`;
  const last = database
    .select({
      nr: sql<number | null>`max(cast(substr(${estimates.estimate_nr}, ${start.length + 1}) as integer))`,
    })
    .from(estimates)
    // Up to what follows a nine: read from the index, and of no other project.
    .where(between(estimates.estimate_nr, start, `${start}:`))
    .get();
  return `${start}${(last?.nr ?? 0) + 1}`;
}

const projectIdOf = prepared((database) =>
  database
    .select({ id: estimates.project_id })
    .from(estimates)
    .where(eq(estimates.id, sql.placeholder("id")))
    .prepare(),
);

/** The project whose history tells of what happens in an estimate. */
export const projectOf = (database: Database, id: number) =>
  inProject(projectIdOf(database).get({ id })?.id ?? 0);

/** Changes its own fields; anyone who edits them is at the next version. */
export const updateEstimate = (database: Database, id: number, change: Partial<EstimateRow>) =>
  database
    .update(estimates)
    .set({
      ...change,
      version: versionAfter(estimates, change),
      revision: sql`${estimates.revision} + ${isOther(estimates, change)}`,
    })
    .where(eq(estimates.id, id))
    .run();

/** Notes that something in it changed: documents of the revision before are out of date. */
export const touchEstimate = (database: Database, id: number) =>
  database
    .update(estimates)
    .set({ revision: sql`${estimates.revision} + 1` })
    .where(eq(estimates.id, id))
    .run();

export const deleteEstimateRow = (database: Database, id: number) =>
  database.delete(estimates).where(eq(estimates.id, id)).run();

export const projectHasEstimates = (database: Database, projectId: number): boolean =>
  isThere(database, estimates, eq(estimates.project_id, projectId));
