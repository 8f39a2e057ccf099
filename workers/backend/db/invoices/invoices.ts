import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { LineQuantity } from "#model/invoice/line-parts.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { clients } from "../clients.ts";
import { type Database, isThere } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { versionAfter } from "../rows.ts";
import { users } from "../users.ts";

/**
 * Cents of a document that are still to be paid, and below zero what is owed back: the rules of openOf and owedOf
 * (credit.ts). SQLite finds its index where it is written alike, without values of its own.
 */
export const toPay = `(case when not is_payable or state = ${invoiceStatus.draft} then 0
  when state = ${invoiceStatus.voided} then -paid_cents else total_cents - credited_cents - paid_cents end)`;

/** Invoices, waybills and credit notes. Amounts in cents; those of credit notes are below zero. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null while it is a draft. */
    invoice_nr: text(),
    invoice_type_id: integer().notNull(),
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    /** Draft, issued, sent or voided: other statuses follow from payments and the day. */
    state: integer().notNull(),
    date: text().notNull(),
    supply_date: text(),
    due_date: text(),
    /** Days; null where the due date itself was said. */
    payment_terms: integer(),
    description: text().notNull().default(""),
    comment: text().notNull().default(""),
    buyer_reference: text().notNull().default(""),
    order_number: text().notNull().default(""),
    billing: text({ enum: ["lines", "percentage"] }).notNull(),
    /** Of an advance: ten-thousandths of a percent. */
    percentage: integer(),
    /** The lines of the estimate that it has, also when it was voided. */
    position_item_ids: text({ mode: "json" }).notNull().$type<number[]>(),
    /** How much of some of these was asked for. */
    quantities: text({ mode: "json" }).notNull().default([]).$type<LineQuantity[]>(),
    /** Null where it is no waybill. */
    waybill: text({ mode: "json" }),
    is_payable: integer({ mode: "boolean" }).notNull().default(true),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    total_cents: integer().notNull(),
    paid_cents: integer().notNull().default(0),
    /** What credit notes take back of it while it is in force; a voided one is taken back whole. */
    credited_cents: integer().notNull().default(0),
    credits_id: integer().references((): AnySQLiteColumn => invoices.id),
    /** What a search by number looks through. */
    search: text().notNull().default(""),
    issued_at: text(),
    issued_by: integer().references(() => users.id),
    sent_at: text(),
    voided_at: text(),
    /** Whether its client says that it is not right, and whether nobody is reminded of it; why is in the note. */
    is_disputed: integer({ mode: "boolean" }).notNull().default(false),
    reminders_stopped: integer({ mode: "boolean" }).notNull().default(false),
    reminder_note: text().notNull().default(""),
    /** The local date on which its reminders were resumed. */
    reminders_since: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // Of all kinds together: a number names one document, however the series are set.
    uniqueIndex("invoices_number").on(table.invoice_nr),
    index("invoices_estimate").on(table.estimate_id),
    index("invoices_project").on(table.project_id, table.date, table.state),
    index("invoices_client").on(table.client_id, table.date, table.id),
    // All that lists and reports are filtered by and summed up from, in the usual order of a list: rows are wide.
    index("invoices_list").on(
      table.date,
      table.id,
      table.due_date,
      table.state,
      table.is_payable,
      table.net_cents,
      table.vat_cents,
      table.total_cents,
      table.paid_cents,
      table.credited_cents,
      table.search,
      table.client_id,
      table.project_id,
    ),
    index("invoices_due").on(table.due_date),
    // Few at any time, however many there have been.
    index("invoices_open")
      .on(
        table.due_date,
        table.state,
        table.is_payable,
        table.total_cents,
        table.credited_cents,
        table.paid_cents,
      )
      .where(sql`${table.paid_cents} < ${table.total_cents} - ${table.credited_cents}`),
    index("invoices_total").on(table.total_cents),
    index("invoices_state").on(table.state, table.date, table.id),
    index("invoices_credits").on(table.credits_id),
    index("invoices_type").on(table.invoice_type_id, table.date, table.id),
    index("invoices_to_pay").on(sql.raw(toPay)),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

export const findInvoiceRow = (database: Database, id: number): InvoiceRow | undefined =>
  database.select().from(invoices).where(eq(invoices.id, id)).get();

export function insertInvoice(database: Database, invoice: NewInvoice): number {
  const { id } = database.insert(invoices).values(invoice).returning({ id: invoices.id }).get();
  raisePricing(database, null, pricingOf(database, id));
  return id;
}

const changing =
  (versionOf: (change: Partial<NewInvoice>) => SQL) =>
  (database: Database, id: number, change: Partial<NewInvoice> = {}): void => {
    const before = pricingOf(database, id);
    database
      .update(invoices)
      .set({ ...change, version: versionOf(change) })
      .where(eq(invoices.id, id))
      .run();
    raisePricing(database, before, pricingOf(database, id));
  };

/** Changes a document; anyone who edits it is at the next version, and so is who sees it as a waybill of an invoice. */
export const updateInvoice = changing((change) => versionAfter(invoices, change));

/** The same where more of it has changed than its own columns, such as which advances it deducts. */
export const raiseInvoice = changing(() => sql`${invoices.version} + 1`);

export function deleteInvoiceRow(database: Database, id: number): void {
  const before = pricingOf(database, id);
  database.delete(invoices).where(eq(invoices.id, id)).run();
  raisePricing(database, before, null);
}

const nextVersion = sql`${invoices.version} + 1`;

/** The invoice that prices a waybill, and what that shows of the waybill. */
interface Pricing {
  invoiceId: number;
  shown: string;
}

/** Null for what is no waybill in force, or has no invoice beside it. */
function pricingOf(database: Database, id: number): Pricing | null {
  const { invoice_nr, date, state, waybill: details } = invoices;
  const columns = { invoice_nr, date, state, details };
  const row = database.select(columns).from(invoices).where(eq(invoices.id, id)).get();
  if (!row || row.details === null || row.state === invoiceStatus.voided) return null;
  const { pricing_invoice } = waybill.parse(row.details);
  return pricing_invoice && { invoiceId: pricing_invoice.id, shown: `${row.invoice_nr} ${row.date}` };
}

/** Raises the versions of invoices whose waybills became others: who voids one has to have seen which goods went with it. */
function raisePricing(database: Database, before: Pricing | null, after: Pricing | null): void {
  if (before?.invoiceId === after?.invoiceId && before?.shown === after?.shown) return;
  const ids = [before, after].flatMap((pricing) => pricing?.invoiceId ?? []);
  database.update(invoices).set({ version: nextVersion }).where(inArray(invoices.id, ids)).run();
}

/** Whether a document has this number already. */
export const isNumberTaken = (database: Database, invoice_nr: string): boolean =>
  isThere(database, invoices, eq(invoices.invoice_nr, invoice_nr));

/** Whether a client stands in any document, no matter whose the project is by now: it is kept then (domain H12). */
export const clientHasInvoices = (database: Database, clientId: number): boolean =>
  isThere(database, invoices, eq(invoices.client_id, clientId));

/** Whether anything was ever invoiced of an estimate: it is kept then (domain H12). */
export const estimateHasInvoices = (database: Database, estimateId: number): boolean =>
  isThere(database, invoices, eq(invoices.estimate_id, estimateId));

/**
 * Whether a document holds an estimate as it is: a draft, or lines that are invoiced. An advance that was issued is of a
 * whole that may still change.
 */
export const holdsEstimate = (database: Database, estimateId: number): boolean =>
  isThere(
    database,
    invoices,
    and(
      eq(invoices.estimate_id, estimateId),
      ne(invoices.state, invoiceStatus.voided),
      isNull(invoices.credits_id),
      sql`(${invoices.billing} = 'lines' or ${invoices.state} = ${invoiceStatus.draft})`,
    ),
  );
