import { eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { today } from "#model/date/dates.ts";
import type { InvoiceFileFilters, InvoiceFilters } from "#model/invoice/filters.ts";
import type { InvoiceEntry } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { type Filters, type Form, formOf, matching as matchingRows } from "../conditions.ts";
import { type Database, preparedFor } from "../database.ts";
import { idsOf, type Place, rowsOf } from "../lists.ts";
import { memory } from "../memo.ts";
import { askedCents, isOpen, isPaid } from "./conditions.ts";
import { open, owed } from "./credit.ts";
import { invoices } from "./invoices.ts";
import { selectEntries, showEntry } from "./read.ts";
import { newestFirst, sortings, statusesInOrder, statusPlace } from "./sortings.ts";

/** Sums of documents in cents, credit notes taken off. */
export interface ListSums {
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  open_cents: number;
  /** What was paid and is the client's. */
  owed_cents: number;
}

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
  const data = entriesOf(database, idsOfPage(database, query, place));
  return { data, total, sums };
}

const entriesOf = rowsOf(invoices, { rows: selectEntries, show: showEntry });

function idsOfPage(database: Database, query: InvoiceFilters, place: Place): number[] {
  const { sorting = "", ...filters } = query;
  const isByStatus = sorting === "status" || sorting === "-status";
  if (isByStatus && !query.status) return idsByStatus(database, { ...filters, sorting }, place);
  const { form, values } = questionOf(query);
  const found = pageOf(database, { ...form, sorting }).all({ ...values, ...place });
  return found.map(({ id }) => id);
}

const pageOf = preparedFor((database, { sorting, ...form }: Form & { sorting: string }) =>
  idsOf(database, invoices, sortings[sorting] ?? { order: newestFirst }, matching(form)),
);

/**
 * A page in the order of statuses, of which most follow from the day and stand in no index: so many of each there are, and
 * each is found as when the list is filtered by it.
 */
function idsByStatus(database: Database, query: InvoiceFilters, { limit, offset }: Place): number[] {
  const { form, values } = questionOf(query);
  const count = () => statusCounts(database, form).all(values);
  const counts = new Map(
    countedByStatus(database, JSON.stringify(values), count).map(({ place, rows }) => [place, rows]),
  );
  const statuses = query.sorting === "-status" ? statusesInOrder.toReversed() : statusesInOrder;
  const found: number[] = [];
  let before = offset;
  for (const status of statuses) {
    const rows = counts.get(statusesInOrder.indexOf(status)) ?? 0;
    const place = { limit: limit - found.length, offset: before };
    if (before < rows && place.limit > 0) found.push(...idsOfPage(database, { ...query, status }, place));
    before = Math.max(0, before - rows);
  }
  return found;
}

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

const countedByStatus = memory<{ place: number; rows: number }[]>();
const statusCounts = preparedFor((database, form: Form) =>
  database
    .select({ place: statusPlace, rows: sql<number>`count(*)` })
    .from(invoices)
    .where(matching(form))
    .groupBy(statusPlace)
    .prepare(),
);

const isLater = sql`not coalesce(${invoices.due_date} < ${sql.placeholder("today")}, 0)`;
const isUnpaid = sql`(not ${invoices.is_payable}
  or (${isLater} and ${invoices.paid_cents} = 0 and ${askedCents} > 0))`;

/** The filters of specification §7. Those of statuses are the rule of statusOn (app/model/invoice/status.ts). */
const filters: Filters = {
  client: eq(invoices.client_id, sql.placeholder("client")),
  project: eq(invoices.project_id, sql.placeholder("project")),
  date: gte(invoices.date, sql.placeholder("date")),
  dueDate: lte(invoices.due_date, sql.placeholder("dueDate")),
  row: sql`${invoices.id} in (select value from json_each(${sql.placeholder("row")}))`,
  status: eq(invoices.state, sql.placeholder("status")),
  [`status${invoiceStatus.issued}`]: sql`${invoices.state} = ${invoiceStatus.issued} and ${isUnpaid}`,
  [`status${invoiceStatus.sent}`]: sql`${invoices.state} = ${invoiceStatus.sent} and ${isUnpaid}`,
  [`status${invoiceStatus.paid}`]: isPaid,
  [`status${invoiceStatus.overdue}`]: sql`${isOpen} and not ${isLater}`,
  [`status${invoiceStatus.partly_paid}`]: sql`${isOpen} and ${isLater} and ${invoices.paid_cents} > 0`,
};

/** The form of what is asked, and its values. A status that is more than a state has a filter of its own. */
export function questionOf({ invoiceNr, status, row, ...query }: InvoiceFileFilters) {
  const ofStatus = Object.hasOwn(filters, `status${status}`) ? `status${status}` : "status";
  const { form, values } = formOf(filters, {
    ...query,
    search: invoiceNr,
    row: row && JSON.stringify(row),
    [ofStatus]: status || undefined,
  });
  return { form, values: { ...values, today: today() } };
}

/** The documents that the filters let through. */
export const matching = (form: Form): SQL | undefined => matchingRows(invoices.search, filters, form);
