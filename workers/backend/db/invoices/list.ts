import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { today } from "#model/date/dates.ts";
import type { InvoiceFilters } from "#model/invoice/filters.ts";
import type { InvoiceEntry } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { clients } from "../clients.ts";
import { type Database, prepared, preparedFor } from "../database.ts";
import { type Form, formOf, matching as matchingRows } from "../lists.ts";
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
  const { form, values } = questionOf(query);
  const count = () => countOf(database, form).get(values) ?? nothing;
  const { total, ...sums } = counted(database, JSON.stringify(values), count);
  const place = { limit: query.per_page, offset: (query.page - 1) * query.per_page };
  const shown = idsOf(database, { ...form, sorting: query.sorting })
    .all({ ...values, ...place })
    .map(({ id }) => id);
  const data = entriesOf(database)
    .all({ ids: JSON.stringify(shown) })
    .map(showEntry)
    .sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return { data, total, sums };
}

/** The documents of a page, found before anything is joined to them: those of the pages before it are only passed by. */
const idsOf = preparedFor((database, { sorting, ...form }: Form & Pick<InvoiceFilters, "sorting">) => {
  const found = database.select({ id: invoices.id });
  const where = matching(form);
  // A cross join is one whose order SQLite keeps: clients by name, and of each its documents by date.
  const rows =
    sorting === "client" || sorting === "-client"
      ? found
          .from(clients)
          .crossJoin(invoices)
          .where(and(eq(invoices.client_id, clients.id), where))
      : found.from(invoices).where(where);
  return rows
    .orderBy(...orderOf({ sorting }))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

const entriesOf = prepared((database) =>
  selectEntries(database)
    .where(sql`${invoices.id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .prepare(),
);

/** The order of a list: the newest first unless sorted. */
export const orderOf = ({ sorting }: InvoiceFilters): SQL[] => sortings[sorting ?? ""] ?? newestFirst;

const issued = (column: SQLiteColumn) =>
  sql<number>`coalesce(sum(iif(${invoices.state} = ${invoiceStatus.draft}, 0, ${column})), 0)`;

/** How many documents there are, and their sums. Drafts are no documents yet: their sums are not counted. */
const countOf = preparedFor((database, form: Form) =>
  database
    .select({
      total: sql<number>`count(*)`,
      net_cents: issued(invoices.net_cents),
      vat_cents: issued(invoices.vat_cents),
      total_cents: issued(invoices.total_cents),
      open_cents: sql<number>`coalesce(sum(${open}), 0)`,
      owed_cents: sql<number>`coalesce(sum(${owed}), 0)`,
    })
    .from(invoices)
    .where(matching(form))
    .prepare(),
);
const nothing = { total: 0, net_cents: 0, vat_cents: 0, total_cents: 0, open_cents: 0, owed_cents: 0 };

const isLater = sql`not coalesce(${invoices.due_date} < ${sql.placeholder("today")}, 0)`;
const isUnpaid = sql`(not ${invoices.is_payable}
  or (${isLater} and ${invoices.paid_cents} = 0 and ${invoices.total_cents} > 0))`;

/** The filters of specification §7. Those of statuses are the rule of statusOn (app/model/invoice/status.ts). */
const filters: Record<string, SQL> = {
  client: eq(invoices.client_id, sql.placeholder("client")),
  project: eq(invoices.project_id, sql.placeholder("project")),
  date: gte(invoices.date, sql.placeholder("date")),
  dueDate: lte(invoices.due_date, sql.placeholder("dueDate")),
  status: eq(invoices.state, sql.placeholder("status")),
  [`status${invoiceStatus.issued}`]: sql`${invoices.state} = ${invoiceStatus.issued} and ${isUnpaid}`,
  [`status${invoiceStatus.sent}`]: sql`${invoices.state} = ${invoiceStatus.sent} and ${isUnpaid}`,
  [`status${invoiceStatus.paid}`]: sql`${isIssued} and ${invoices.is_payable} and ${invoices.paid_cents} >= ${invoices.total_cents}`,
  [`status${invoiceStatus.overdue}`]: sql`${isOpen} and not ${isLater}`,
  [`status${invoiceStatus.partly_paid}`]: sql`${isOpen} and ${isLater} and ${invoices.paid_cents} > 0`,
};

/** The form of what is asked, and its values. A status that is more than a state has a filter of its own. */
export function questionOf({ invoiceNr, status, ...query }: InvoiceFilters) {
  const ofStatus = Object.hasOwn(filters, `status${status}`) ? `status${status}` : "status";
  const { form, values } = formOf(filters, { ...query, search: invoiceNr, [ofStatus]: status || undefined });
  return { form, values: { ...values, today: today() } };
}

/** The documents that the filters let through. */
export const matching = (form: Form): SQL | undefined => matchingRows(invoices.search, filters, form);
