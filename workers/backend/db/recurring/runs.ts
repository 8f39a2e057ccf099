import { and, asc, desc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type RecurringRun, runOutcomes } from "#model/recurring/recurring-invoice.ts";
import { frequencies } from "#model/recurring/schedule.ts";
import type { Language } from "#model/text/language.ts";
import { type Database, hasAny } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { invoices } from "../invoices/invoices.ts";
import { listOf } from "../lists.ts";
import { insertOf } from "../rows.ts";
import { recurringInvoices } from "./plans.ts";

/** Mornings on which mailing an issued invoice is tried at most. */
export const mailAttempts = 3;

/** Dates of plans that have come, and what they came to. What was made may be deleted by now. */
export const recurringRuns = sqliteTable(
  "recurring_runs",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    plan_id: integer()
      .notNull()
      .references(() => recurringInvoices.id),
    /** A local date of the plan. */
    due_on: text().notNull(),
    at: text().notNull(),
    outcome: text({ enum: runOutcomes }).notNull(),
    /** Why it was skipped or not mailed, in the words of each language. */
    reason: text({ mode: "json" }).$type<Record<Language, string>>(),
    estimate_id: integer(),
    invoice_id: integer(),
    /** How often the plan came when something was made: what it stands for. Null of what was skipped, and of before this was kept. */
    every: text({ enum: frequencies }),
    /** Attempts that are left to mail it; 0 where there is nothing to mail. */
    mail_attempts: integer().notNull().default(0),
  },
  (table) => [
    // A date is made once, also where the process that makes it ends.
    uniqueIndex("recurring_runs_due").on(table.plan_id, table.due_on),
    index("recurring_runs_mail").on(table.mail_attempts).where(sql`mail_attempts > 0`),
    index("recurring_runs_told").on(table.at).where(sql`reason is not null`),
  ],
);
export type RunRow = typeof recurringRuns.$inferSelect;

const rows = (database: Database) =>
  database
    .select({
      run: getTableColumns(recurringRuns),
      estimate: { id: estimates.id, name: estimates.name },
      invoice: {
        id: invoices.id,
        estimate_id: invoices.estimate_id,
        invoice_nr: invoices.invoice_nr,
        total_cents: invoices.total_cents,
      },
    })
    .from(recurringRuns)
    .leftJoin(estimates, eq(estimates.id, recurringRuns.estimate_id))
    .leftJoin(invoices, eq(invoices.id, recurringRuns.invoice_id));

type Row = ReturnType<ReturnType<typeof rows>["all"]>[number];

const show = ({ run: { id, due_on, at, outcome, reason }, estimate, invoice }: Row): RecurringRun => ({
  id,
  due_on,
  at,
  outcome,
  reason,
  estimate,
  invoice: invoice && { ...invoice, invoice_nr: invoice.invoice_nr ?? "" },
});

/** The runs of a plan, the newest date first. */
export const listRuns = listOf({
  table: recurringRuns,
  rows,
  show,
  filters: { plan_id: eq(recurringRuns.plan_id, sql.placeholder("plan_id")) },
  order: [desc(recurringRuns.due_on)],
});

export function findRun(database: Database, id: number): RecurringRun | undefined {
  const row = rows(database).where(eq(recurringRuns.id, id)).get();
  return row && show(row);
}

/** What a date of a plan came to; undefined where it has not come. */
export const findRunOn = (database: Database, planId: number, due_on: string): RunRow | undefined =>
  database
    .select()
    .from(recurringRuns)
    .where(and(eq(recurringRuns.plan_id, planId), eq(recurringRuns.due_on, due_on)))
    .get();

/** The last date of a plan for which something was made, and what it stands for; undefined where nothing was. */
export const lastMade = (database: Database, planId: number): Pick<RunRow, "due_on" | "every"> | undefined =>
  database
    .select({ due_on: recurringRuns.due_on, every: recurringRuns.every })
    .from(recurringRuns)
    .where(and(eq(recurringRuns.plan_id, planId), ne(recurringRuns.outcome, "skipped")))
    .orderBy(desc(recurringRuns.due_on))
    .limit(1)
    .get();

const insert = insertOf(recurringRuns);

type Came = Omit<RunRow, "id" | "plan_id" | "due_on" | "at">;

/** Notes what a date came to, in the place of what it had come to before; answers the run's id. */
export function noteRun(
  database: Database,
  { plan_id, due_on, ...came }: Came & Pick<RunRow, "plan_id" | "due_on">,
): number {
  const at = new Date().toISOString();
  const before = findRunOn(database, plan_id, due_on);
  if (!before) return insert(database, { plan_id, due_on, at, ...came });
  changeRun(database, before.id, { at, ...came });
  return before.id;
}

export const changeRun = (database: Database, id: number, change: Partial<RunRow>) =>
  database.update(recurringRuns).set(change).where(eq(recurringRuns.id, id)).run();

/** Issued invoices that are still to be mailed, the oldest first, each with its plan. */
export const listUnmailed = (database: Database) =>
  database
    .select({ run: recurringRuns, plan: recurringInvoices })
    .from(recurringRuns)
    .innerJoin(recurringInvoices, eq(recurringInvoices.id, recurringRuns.plan_id))
    .where(gt(recurringRuns.mail_attempts, 0))
    .orderBy(asc(recurringRuns.id))
    .all();

/** Whether any of them was not tried yet. */
export const hasUntried = hasAny(recurringRuns, eq(recurringRuns.mail_attempts, mailAttempts));

export const hasUnmailed = hasAny(recurringRuns, gt(recurringRuns.mail_attempts, 0));

export const deleteRunsOf = (database: Database, planId: number) =>
  database.delete(recurringRuns).where(eq(recurringRuns.plan_id, planId)).run();
