import { and, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { Database } from "../database.ts";
import { open } from "../invoices/credit.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";

/**
 * The documents that income is counted from. Drafts are none yet. A voided one counts on its day and its credit note on
 * its own, with amounts below zero: together they are nothing, and what was said of a month that is over stays. The
 * document that deducts advances has less by them, so that nothing counts twice.
 */
export const isIncome = (): SQL => ne(invoices.state, invoiceStatus.draft);

/** Income of a period, a client and a manager. Both dates count. */
export const incomeOf = (
  database: Database,
  {
    from,
    to,
    customer_id,
    project_manager,
  }: Pick<ReportFilters, "from" | "to" | "customer_id" | "project_manager">,
): SQL | undefined =>
  and(
    isIncome(),
    gte(invoices.date, from),
    lte(invoices.date, to),
    customer_id === null ? undefined : eq(invoices.client_id, customer_id),
    managedBy(database, project_manager),
  );

/** Documents of projects that somebody manages. */
const managedBy = (database: Database, managerId: number | null): SQL | undefined =>
  managerId === null
    ? undefined
    : inArray(
        invoices.project_id,
        database.select({ id: projects.id }).from(projects).where(eq(projects.project_manager, managerId)),
      );

/** Whether money is asked for with a document that was not voided. */
const stands = sql`${invoices.is_payable} and ${invoices.state} <> ${invoiceStatus.voided}`;

/** Sums of some documents, in cents. */
export const incomeSums = {
  net_cents: sql<number>`coalesce(sum(${invoices.net_cents}), 0)`,
  vat_cents: sql<number>`coalesce(sum(${invoices.vat_cents}), 0)`,
  total_cents: sql<number>`coalesce(sum(${invoices.total_cents}), 0)`,
};

/** How many documents stand, what was paid of them, and what is open. What was paid of a voided one is the client's. */
export const settlementSums = {
  documents: sql<number>`coalesce(sum(${stands}), 0)`,
  paid_cents: sql<number>`coalesce(sum(iif(${invoices.state} = ${invoiceStatus.voided}, 0, ${invoices.paid_cents})), 0)`,
  open_cents: sql<number>`coalesce(sum(${open}), 0)`,
};
