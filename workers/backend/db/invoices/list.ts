import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { today } from "#model/date/dates.ts";
import type { InvoiceFilters } from "#model/invoice/filters.ts";
import type { InvoiceEntry } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { clients } from "../clients.ts";
import { type Database, holds } from "../database.ts";
import { memory } from "../memo.ts";
import { open, owed } from "./credit.ts";
import { invoices } from "./invoices.ts";
import { selectEntries, showEntry } from "./read.ts";

/** Each ends with what the index of its column ends with, in one direction, so that no sort has to read them all. */
const sortings: Record<string, SQL[]> = {
  invoiceNr: [asc(invoices.invoice_nr), asc(invoices.id)],
  "-invoiceNr": [desc(invoices.invoice_nr), desc(invoices.id)],
  client: [asc(clients.sort_name), asc(clients.id), desc(invoices.date), desc(invoices.id)],
  "-client": [desc(clients.sort_name), desc(clients.id), desc(invoices.date), desc(invoices.id)],
  date: [asc(invoices.date), asc(invoices.id)],
  "-date": [desc(invoices.date), desc(invoices.id)],
  dueDate: [asc(invoices.due_date), asc(invoices.id)],
  "-dueDate": [desc(invoices.due_date), desc(invoices.id)],
  total: [asc(invoices.total_cents), asc(invoices.id)],
  "-total": [desc(invoices.total_cents), desc(invoices.id)],
};
const newestFirst = [desc(invoices.date), desc(invoices.id)];

/** Sums of documents in cents, credit notes taken off. */
export interface ListSums {
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  open_cents: number;
  /** What was paid and is the client's. */
  owed_cents: number;
}

// The plus keeps it from the index of states, by which most documents would be found and then sorted.
const isIssued = sql`+${invoices.state} in (${invoiceStatus.issued}, ${invoiceStatus.sent})`;
const isOpen = sql`${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} < ${invoices.total_cents}`;

const counted = memory<ListSums & { total: number }>();

/** Documents, the newest first unless sorted. */
export function listInvoices(
  database: Database,
  query: InvoiceFilters & { page: number; per_page: number },
): { data: InvoiceEntry[]; total: number; sums: ListSums } {
  const where = matching(query);
  const { page, per_page, ...filters } = query;
  const question = JSON.stringify([filters, today()]);
  const { total, ...sums } = counted(database, question, () => countOf(database, where));
  const shown = pageOfIds(database, query, where);
  const data = selectEntries(database)
    .where(inArray(invoices.id, shown))
    .all()
    .map(showEntry)
    .sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return { data, total, sums };
}

/** The documents of a page, found before anything is joined to them: those of the pages before it are only passed by. */
function pageOfIds(
  database: Database,
  query: InvoiceFilters & { page: number; per_page: number },
  where: SQL | undefined,
): number[] {
  const isByClient = query.sorting === "client" || query.sorting === "-client";
  const found = database.select({ id: invoices.id });
  // A cross join is one whose order SQLite keeps: clients by name, and of each its documents by date.
  const rows = isByClient
    ? found
        .from(clients)
        .crossJoin(invoices)
        .where(and(eq(invoices.client_id, clients.id), where))
    : found.from(invoices).where(where);
  return rows
    .orderBy(...orderOf(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .all()
    .map(({ id }) => id);
}

/** The order of a list: the newest first unless sorted. */
export const orderOf = ({ sorting }: InvoiceFilters): SQL[] => sortings[sorting ?? ""] ?? newestFirst;

/** How many documents there are, and their sums. Drafts are no documents yet: their sums are not counted. */
function countOf(database: Database, where: SQL | undefined): ListSums & { total: number } {
  const issued = (column: SQL) =>
    sql<number>`coalesce(sum(iif(${invoices.state} = ${invoiceStatus.draft}, 0, ${column})), 0)`;
  const found = database
    .select({
      total: sql<number>`count(*)`,
      net_cents: issued(sql`${invoices.net_cents}`),
      vat_cents: issued(sql`${invoices.vat_cents}`),
      total_cents: issued(sql`${invoices.total_cents}`),
      open_cents: sql<number>`coalesce(sum(${open}), 0)`,
      owed_cents: sql<number>`coalesce(sum(${owed}), 0)`,
    })
    .from(invoices)
    .where(where)
    .get();
  return found ?? { total: 0, net_cents: 0, vat_cents: 0, total_cents: 0, open_cents: 0, owed_cents: 0 };
}

/** The filters of specification §7 as a condition. */
export function matching(query: InvoiceFilters): SQL | undefined {
  return and(
    holds(invoices.search, query.invoiceNr),
    query.client ? eq(invoices.client_id, query.client) : undefined,
    query.project ? eq(invoices.project_id, query.project) : undefined,
    query.date ? gte(invoices.date, query.date) : undefined,
    query.dueDate ? lte(invoices.due_date, query.dueDate) : undefined,
    query.status ? hasStatus(query.status) : undefined,
  );
}

/** The rule of statusOn (app/model/invoice/status.ts) as a condition. */
function hasStatus(status: number): SQL | undefined {
  const now = today();
  const isPaid = sql`${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} >= ${invoices.total_cents}`;
  const isOverdue = sql`${isOpen} and coalesce(${invoices.due_date} < ${now}, 0)`;
  const isLater = sql`not coalesce(${invoices.due_date} < ${now}, 0)`;
  switch (status) {
    case invoiceStatus.paid:
      return isPaid;
    case invoiceStatus.overdue:
      return isOverdue;
    case invoiceStatus.partly_paid:
      return sql`${isOpen} and ${isLater} and ${invoices.paid_cents} > 0`;
    case invoiceStatus.issued:
    case invoiceStatus.sent:
      return sql`${invoices.state} = ${status} and (not ${invoices.is_payable}
        or (${isLater} and ${invoices.paid_cents} = 0 and ${invoices.total_cents} > 0))`;
    default:
      return eq(invoices.state, status);
  }
}
