import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { percentOf } from "#model/money/money.ts";
import { projectStatus } from "#model/project/status.ts";
import { type RecurringInvoice, recurringActs } from "#model/recurring/recurring-invoice.ts";
import { frequencies, type Schedule } from "#model/recurring/schedule.ts";
import { fold } from "#model/text/text-order.ts";
import { clients } from "../clients.ts";
import { type Database, hasAny, isThere } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { listOf } from "../lists.ts";
import { projects } from "../projects.ts";
import { insertOf, updateOf } from "../rows.ts";
import { users } from "../users.ts";

/** Estimates that are invoiced again and again (docs/decisions/083). */
export const recurringInvoices = sqliteTable(
  "recurring_invoices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** The estimate that is repeated. */
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    every: text({ enum: frequencies }).notNull(),
    day_of_month: integer().notNull(),
    /** Local dates, yyyy-MM-dd. */
    starts_on: text().notNull(),
    ends_on: text(),
    does: text({ enum: recurringActs }).notNull(),
    author_id: integer()
      .notNull()
      .references(() => users.id),
    /** The address that it was saved at, which no alarm knows. */
    origin: text().notNull(),
    title: text().notNull(),
    is_paused: integer({ mode: "boolean" }).notNull().default(false),
    /** The next local date; null where there is none any more. */
    next_on: text(),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("recurring_invoices_estimate").on(table.estimate_id),
    index("recurring_invoices_next").on(table.is_paused, table.next_on),
  ],
);
export type RecurringRow = typeof recurringInvoices.$inferSelect;

const authors = alias(users, "authors");

const shown = {
  plan: getTableColumns(recurringInvoices),
  estimate: { id: estimates.id, name: estimates.name, estimate_nr: estimates.estimate_nr },
  full_cents: estimates.full_cents,
  discount: estimates.discount,
  project: { id: projects.id, name: projects.name },
  customer: { id: clients.id, name: clients.name },
  author: { id: authors.id, name: authors.name },
  project_status: projects.status_id,
  client: {
    archived_at: clients.archived_at,
    is_public_body: clients.is_public_body,
    buyer_reference: clients.buyer_reference,
  },
};

const rows = (database: Database) =>
  database
    .select(shown)
    .from(recurringInvoices)
    .innerJoin(estimates, eq(estimates.id, recurringInvoices.estimate_id))
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .innerJoin(authors, eq(authors.id, recurringInvoices.author_id));

type Row = ReturnType<ReturnType<typeof rows>["all"]>[number];

function stateOf({ is_paused, next_on }: RecurringRow): RecurringInvoice["state"] {
  if (next_on === null) return "ended";
  return is_paused ? "paused" : "active";
}

/** The first reason for which its next date would be skipped: what making it is refused for (api/recurring/make.ts). */
function obstacleOf({ plan, project_status, client }: Row): RecurringInvoice["obstacle"] {
  if (stateOf(plan) === "ended") return null;
  if (client.archived_at !== null) return "client_archived";
  if (project_status === projectStatus.finished) return "project_finished";
  const lacksReference = client.is_public_body && client.buyer_reference === "";
  return lacksReference && plan.does !== "draft" ? "reference_missing" : null;
}

const show = (row: Row): RecurringInvoice => {
  const { plan, estimate, full_cents, discount, project, customer, author } = row;
  return {
    id: plan.id,
    name: plan.name,
    estimate: {
      id: estimate.id,
      name: estimate.name,
      estimate_nr: estimate.estimate_nr,
      net_cents: full_cents - percentOf(full_cents, discount),
    },
    project,
    customer,
    every: plan.every,
    day_of_month: plan.day_of_month,
    starts_on: plan.starts_on,
    ends_on: plan.ends_on,
    does: plan.does,
    author,
    is_paused: plan.is_paused,
    state: stateOf(plan),
    obstacle: obstacleOf(row),
    next_on: plan.next_on,
    version: plan.version,
  };
};

/** A page of plans: those that go on by their next date, then those that are paused, then those that have ended. */
export const listRecurring = listOf({
  table: recurringInvoices,
  rows,
  show,
  filters: { estimate: eq(recurringInvoices.estimate_id, sql.placeholder("estimate")) },
  keepsOrder: true,
  order: [
    sql`${recurringInvoices.next_on} is null`,
    asc(recurringInvoices.is_paused),
    asc(recurringInvoices.next_on),
    asc(recurringInvoices.id),
  ],
});

export function findRecurring(database: Database, id: number): RecurringInvoice | undefined {
  const row = rows(database).where(eq(recurringInvoices.id, id)).get();
  return row && show(row);
}

export const findRecurringRow = (database: Database, id: number): RecurringRow | undefined =>
  database.select().from(recurringInvoices).where(eq(recurringInvoices.id, id)).get();

/** Plans of which a date has come, by their dates. */
export const listDue = (database: Database, today: string): RecurringRow[] =>
  database
    .select()
    .from(recurringInvoices)
    .where(and(eq(recurringInvoices.is_paused, false), lte(recurringInvoices.next_on, today)))
    .orderBy(asc(recurringInvoices.next_on), asc(recurringInvoices.id))
    .all();

/** Neither paused nor ended: something is to be made by it. */
const inForce = and(eq(recurringInvoices.is_paused, false), isNotNull(recurringInvoices.next_on));

/** Whether anything is to be made on some date. */
export const hasRecurring = hasAny(recurringInvoices, inForce);

/** Whether an estimate is repeated by a plan, which would have nothing to repeat without it. */
export const isRepeated = (database: Database, estimateId: number): boolean =>
  isThere(database, recurringInvoices, eq(recurringInvoices.estimate_id, estimateId));

/**
 * Another plan in force that repeats the same estimate as often, at the same time: each of its periods would be invoiced
 * twice. One that has ended or is paused is not in force.
 */
export const findTwin = (
  database: Database,
  { id = 0, estimate_id, every, starts_on, ends_on }: Schedule & { id?: number; estimate_id: number },
): Pick<RecurringRow, "id" | "name"> | undefined =>
  database
    .select({ id: recurringInvoices.id, name: recurringInvoices.name })
    .from(recurringInvoices)
    .where(
      and(
        ne(recurringInvoices.id, id),
        eq(recurringInvoices.estimate_id, estimate_id),
        eq(recurringInvoices.every, every),
        inForce,
        or(isNull(recurringInvoices.ends_on), gte(recurringInvoices.ends_on, starts_on)),
        ends_on === null ? undefined : lte(recurringInvoices.starts_on, ends_on),
      ),
    )
    .limit(1)
    .get();

/** A plan in force of that name in a project that comes as often: the same lines were sent twice. */
export const findNamesake = (
  database: Database,
  { project_id, name, every }: Pick<Schedule, "every"> & { project_id: number; name: string },
): Pick<RecurringRow, "id" | "name"> | undefined =>
  database
    .select({ id: recurringInvoices.id, name: recurringInvoices.name })
    .from(recurringInvoices)
    .innerJoin(estimates, eq(estimates.id, recurringInvoices.estimate_id))
    .where(
      and(
        eq(estimates.project_id, project_id),
        eq(recurringInvoices.name, name),
        eq(recurringInvoices.every, every),
        inForce,
      ),
    )
    .limit(1)
    .get();

const insert = insertOf(recurringInvoices);

export const insertRecurring = (
  database: Database,
  plan: Omit<RecurringRow, "id" | "version" | "search">,
): number => insert(database, { ...plan, search: fold(plan.name) });

const update = updateOf(recurringInvoices);

export const updateRecurring = (database: Database, id: number, change: Partial<RecurringRow>): void =>
  update(database, id, change.name === undefined ? change : { ...change, search: fold(change.name) });

/** Moves a plan to its next date, which leaves it at its version: nobody who edits it has to see that. */
export const moveOn = (database: Database, id: number, next_on: string | null) =>
  database.update(recurringInvoices).set({ next_on }).where(eq(recurringInvoices.id, id)).run();

export const deleteRecurring = (database: Database, id: number) =>
  database.delete(recurringInvoices).where(eq(recurringInvoices.id, id)).run();

/** Pauses every plan that is not paused, and answers which those were. */
export const pauseRecurring = (database: Database): Pick<RecurringRow, "id" | "name">[] =>
  database
    .update(recurringInvoices)
    .set({ is_paused: true, version: sql`${recurringInvoices.version} + 1` })
    .where(eq(recurringInvoices.is_paused, false))
    .returning({ id: recurringInvoices.id, name: recurringInvoices.name })
    .all();
