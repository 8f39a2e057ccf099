import { and, asc, eq, gt, gte, lte, ne, sql } from "drizzle-orm";
import type { ClientOverview } from "#model/client/overview.ts";
import { projectStatus } from "#model/project/status.ts";
import { countRows, type Database } from "./database.ts";
import { listAllEstimates } from "./estimates/list.ts";
import { askedCents, isPaid } from "./invoices/conditions.ts";
import { open } from "./invoices/credit.ts";
import { invoices } from "./invoices/invoices.ts";
import { payments } from "./invoices/payments.ts";
import { selectEntries, showEntry } from "./invoices/read.ts";
import { projects, selectProjects, showProject } from "./projects.ts";
import { incomeSums, isIncome } from "./reports/income.ts";

/** Rows of each kind that the overview shows; the others are a tab away. */
const mostRows = 5;

/** How things stand with a client on a local date. */
export const readClientOverview = (database: Database, id: number, today: string): ClientOverview => ({
  figures: readFigures(database, id, today),
  projects: readProjects(database, id),
  estimates: readEstimates(database, id),
  invoices: readInvoices(database, id),
  has_statement: true,
});

function readFigures(database: Database, id: number, today: string): ClientOverview["figures"] {
  const year = Number(today.slice(0, 4));
  const isClients = eq(invoices.client_id, id);
  const turnoverOf = (of: number) =>
    database
      .select({ cents: incomeSums.net_cents })
      .from(invoices)
      .where(and(isClients, isIncome(), gte(invoices.date, `${of}-01-01`), lte(invoices.date, `${of}-12-31`)))
      .get()?.cents ?? 0;
  const isLate = sql`coalesce(${invoices.due_date} < ${today}, 0) and ${open} > 0`;
  const settled = database
    .select({
      open_cents: sql<number>`coalesce(sum(${open}), 0)`,
      overdue_cents: sql<number>`coalesce(sum(iif(${isLate}, ${open}, 0)), 0)`,
      overdue_documents: sql<number>`coalesce(sum(${isLate}), 0)`,
    })
    .from(invoices)
    .where(isClients)
    .get();
  return {
    year,
    turnover_cents: turnoverOf(year),
    previous_turnover_cents: turnoverOf(year - 1),
    open_cents: settled?.open_cents ?? 0,
    overdue_cents: settled?.overdue_cents ?? 0,
    overdue_documents: settled?.overdue_documents ?? 0,
    days_to_payment: daysToPayment(database, id, `${year - 1}-01-01`),
  };
}

/**
 * Days from the date of a document to the payment that settled it, on average over those since a date that are paid in full.
 * It is the first with which its payments reach its total: what was paid on top of that or given back comes after it.
 */
function daysToPayment(database: Database, id: number, since: string): number | null {
  const paidOn = sql`(select min(paid.date) from (select ${payments.date} as date,
    sum(${payments.amount_cents}) over (order by ${payments.date}, ${payments.id}) as cents
    from ${payments} where ${payments.invoice_id} = ${invoices.id}) as paid where paid.cents >= ${askedCents})`;
  const days = sql`max(julianday(${paidOn}) - julianday(${invoices.date}), 0)`;
  return (
    database
      .select({ days: sql<number | null>`cast(round(avg(${days})) as integer)` })
      .from(invoices)
      .where(and(eq(invoices.client_id, id), gte(invoices.date, since), isPaid, gt(askedCents, 0)))
      .get()?.days ?? null
  );
}

function readProjects(database: Database, id: number): ClientOverview["projects"] {
  const isOpen = and(eq(projects.client_id, id), ne(projects.status_id, projectStatus.finished));
  const rows = selectProjects(database)
    .where(isOpen)
    .orderBy(asc(projects.planned_due_date), asc(projects.id))
    .limit(mostRows)
    .all()
    .map(showProject);
  return { total: countRows(database, projects, isOpen), rows };
}

function readEstimates(database: Database, client: number): ClientOverview["estimates"] {
  const { data, meta } = listAllEstimates(database, { client, status: "open", page: 1, per_page: mostRows });
  return { total: meta.total, rows: data };
}

function readInvoices(database: Database, id: number): ClientOverview["invoices"] {
  const isOpen = and(eq(invoices.client_id, id), gt(open, 0));
  const rows = selectEntries(database)
    .where(isOpen)
    .orderBy(sql`${invoices.due_date} is null`, asc(invoices.due_date), asc(invoices.id))
    .limit(mostRows)
    .all()
    .map(showEntry);
  return { total: countRows(database, invoices, isOpen), rows };
}
