import type { Database } from "#backend/db/database.ts";
import { wasMailed } from "#backend/db/document-mails.ts";
import { findInvoiceRow } from "#backend/db/invoices/invoices.ts";
import { leftBehind, skipped } from "#backend/db/recurring/dates.ts";
import { findTwin, type RecurringRow } from "#backend/db/recurring/plans.ts";
import { findRun, listUnmailed, noteRun } from "#backend/db/recurring/runs.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { today } from "#model/date/dates.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";
import type { Schedule } from "#model/recurring/schedule.ts";

/** Throws a Problem (422) for a plan that ends before it begins. */
export function checkSpan({ starts_on, ends_on }: Schedule): void {
  if (ends_on !== null && ends_on < starts_on) throw invalid("ends_on", "errors.recurring_ends");
}

/**
 * Throws a Problem (422) for a new plan by which nothing would be invoiced: at the field that says for what it is, or how much.
 * One that comes to that later stays, and tells it.
 */
export function checkMakes(
  { obstacle, estimate }: RecurringInvoice,
  fields: { source: string; sum: string },
): void {
  if (obstacle === "client_archived") throw invalid(fields.source, "errors.recurring_archived");
  if (obstacle === "project_finished") throw invalid(fields.source, "errors.recurring_finished");
  if (estimate.net_cents === 0) throw invalid(fields.sum, "errors.invoice_zero");
}

/**
 * Throws a Problem where a plan, as it is changed, repeats its estimate beside another one in force: at the field that was
 * changed (422), or as it is resumed (409). What was so before can be renamed.
 */
export function checkAlone(database: Database, old: RecurringRow, row: RecurringRow): void {
  const isResumed = old.is_paused && !row.is_paused;
  if (row.is_paused || (!isResumed && isSameSchedule(old, row))) return;
  const twin = findTwin(database, row);
  if (!twin) return;
  if (isResumed) throw new Problem(409, "errors.recurring_twice", { values: { name: twin.name } });
  const field = old.every === row.every ? "starts_on" : "every";
  throw invalid(field, "errors.recurring_twice", { name: twin.name });
}

/** Notes as skipped what had come and was not made yet when a plan was changed so that it has that date no more. */
export function noteLeft({ database, audit }: Unit, old: RecurringRow, next_on: string | null): void {
  for (const due_on of leftBehind(old, today(), next_on)) {
    const came = skipped(database, "recurring_runs.changed");
    const run = noteRun(database, { plan_id: old.id, due_on, ...came });
    audit(run, { after: findRun(database, run) }, "recurring_run");
  }
}

/** Throws a Problem (409) while an invoice that a plan has made is still to be mailed: nobody would do that without it. */
export function checkMailed(database: Database, id: number): void {
  for (const { run, plan } of listUnmailed(database)) {
    const document_id = run.invoice_id ?? 0;
    const row = plan.id === id ? findInvoiceRow(database, document_id) : undefined;
    const isOver =
      !row || row.voided_at !== null || wasMailed(database, { document: "invoice", document_id });
    if (isOver) continue;
    throw new Problem(409, "errors.recurring_unmailed", { values: { number: row.invoice_nr ?? "" } });
  }
}

/** Whether two plans come on the same dates. */
export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.every === other.every &&
  one.day_of_month === other.day_of_month &&
  one.starts_on === other.starts_on &&
  one.ends_on === other.ends_on;
