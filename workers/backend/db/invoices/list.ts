import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { today } from "../../../../app/model/dates";
import type { InvoiceEntry } from "../../../../app/model/invoice";
import type { InvoiceFilters } from "../../../../app/model/invoice-filters";
import { invoiceStatus } from "../../../../app/model/invoice-status";
import { clients } from "../clients";
import { type Database, holds } from "../database";
import { invoices } from "./invoices";
import { selectEntries, showEntry } from "./read";

const sortings: Record<string, SQL[]> = {
  invoiceNr: [asc(invoices.invoice_nr)],
  "-invoiceNr": [desc(invoices.invoice_nr)],
  client: [asc(clients.sort_name)],
  "-client": [desc(clients.sort_name)],
  date: [asc(invoices.date), asc(invoices.id)],
  "-date": [desc(invoices.date)],
  dueDate: [asc(invoices.due_date)],
  "-dueDate": [desc(invoices.due_date)],
  total: [asc(invoices.total_cents)],
  "-total": [desc(invoices.total_cents)],
};

/** Sums of documents in cents, credit notes taken off. */
export interface ListSums {
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  open_cents: number;
}

const isIssued = sql`${invoices.state} in (${invoiceStatus.issued}, ${invoiceStatus.sent})`;
const isOpen = sql`${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} < ${invoices.total_cents}`;

/** Documents, the newest first unless sorted. */
export function listInvoices(
  database: Database,
  query: InvoiceFilters & { page: number; per_page: number },
): { data: InvoiceEntry[]; total: number; sums: ListSums } {
  const where = matching(query);
  const { total, ...sums } = countOf(database, where);
  const data = selectEntries(database)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .all()
    .map(showEntry);
  return { data, total, sums };
}

/** The order of a list: the newest first unless sorted. */
export const orderOf = ({ sorting }: InvoiceFilters): SQL[] => [
  ...(sortings[sorting ?? ""] ?? [desc(invoices.date)]),
  desc(invoices.id),
];

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
      open_cents: sql<number>`coalesce(sum(iif(${isOpen}, ${invoices.total_cents} - ${invoices.paid_cents}, 0)), 0)`,
    })
    .from(invoices)
    .where(where)
    .get();
  return found ?? { total: 0, net_cents: 0, vat_cents: 0, total_cents: 0, open_cents: 0 };
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

/** The rule of statusOn (app/model/invoice-status.ts) as a condition. */
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
