import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Deduction } from "#model/invoice/billed.ts";
import type { InvoiceContent } from "#model/invoice/content.ts";
import type { InvoiceReference } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import type { Database } from "../database.ts";
import { type InvoiceRow, invoices } from "./invoices.ts";

/** What documents deduct of advances, by category and rate; a voided one deducts nothing. Cents without VAT. */
export const invoiceDeductions = sqliteTable(
  "invoice_deductions",
  {
    invoice_id: integer()
      .notNull()
      .references(() => invoices.id),
    advance_id: integer()
      .notNull()
      .references(() => invoices.id),
    category: text().notNull(),
    /** Ten-thousandths of a percent. */
    rate: integer().notNull(),
    taxable_cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoice_id, table.advance_id, table.category, table.rate] }),
    index("invoice_deductions_advance").on(table.advance_id),
  ],
);

/** What the documents of an estimate deduct, by their ids. */
export function listDeductions(database: Database, estimateId: number): Map<number, Deduction[]> {
  const rows = database
    .select(getTableColumns(invoiceDeductions))
    .from(invoiceDeductions)
    .innerJoin(invoices, eq(invoices.id, invoiceDeductions.invoice_id))
    .where(eq(invoices.estimate_id, estimateId))
    .all();
  const byInvoice = Map.groupBy(rows, ({ invoice_id }) => invoice_id);
  return new Map(
    [...byInvoice].map(([id, own]) => [
      id,
      own.map(({ advance_id, category, rate, taxable_cents }) => ({
        advance_id,
        category,
        taxable_cents,
        rate: sendDecimal(rate),
      })),
    ]),
  );
}

/** Notes what a document deducts, in place of what it deducted before. */
export function deduct(database: Database, invoiceId: number, deductions: readonly Deduction[]): void {
  deductNothingIn(database, invoiceId);
  for (const deduction of deductions)
    database
      .insert(invoiceDeductions)
      .values({ ...deduction, rate: decimal(deduction.rate), invoice_id: invoiceId })
      .run();
}

/** Takes back that a document deducts advances. */
export const deductNothingIn = (database: Database, invoiceId: number) =>
  database.delete(invoiceDeductions).where(eq(invoiceDeductions.invoice_id, invoiceId)).run();

/** The documents that deduct something of an advance, as they are. */
export const listDeductingRows = (database: Database, advanceId: number): InvoiceRow[] =>
  database
    .selectDistinct(getTableColumns(invoices))
    .from(invoiceDeductions)
    .innerJoin(invoices, eq(invoices.id, invoiceDeductions.invoice_id))
    .where(eq(invoiceDeductions.advance_id, advanceId))
    .orderBy(asc(invoices.id))
    .all();

/** The drafts of lines that ask the client of an advance for money and deduct of it what they are, as they are. */
export const listDraftsBeside = (
  database: Database,
  { estimate_id, client_id }: Pick<InvoiceRow, "estimate_id" | "client_id">,
): InvoiceRow[] =>
  database
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.estimate_id, estimate_id),
        eq(invoices.client_id, client_id),
        eq(invoices.state, invoiceStatus.draft),
        eq(invoices.billing, "lines"),
        eq(invoices.is_payable, true),
      ),
    )
    .orderBy(asc(invoices.id))
    .all();

/** The advances that a document deducts, and how much of each, the highest rate first. */
export function listAdvances(database: Database, invoiceId: number): InvoiceContent["advances"] {
  const rows = database
    .select({
      id: invoices.id,
      invoice_nr: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      date: invoices.date,
      category: invoiceDeductions.category,
      rate: invoiceDeductions.rate,
      net_cents: invoiceDeductions.taxable_cents,
    })
    .from(invoiceDeductions)
    .innerJoin(invoices, eq(invoices.id, invoiceDeductions.advance_id))
    .where(eq(invoiceDeductions.invoice_id, invoiceId))
    .orderBy(asc(invoices.id), desc(invoiceDeductions.rate), asc(invoiceDeductions.category))
    .all();
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) =>
    own.slice(0, 1).map(({ invoice_nr, date }) => ({
      id,
      invoice_nr,
      date,
      net_cents: sum(own.map(({ net_cents }) => net_cents)),
      groups: own.map(({ category, rate, net_cents }) => ({ category, rate: sendDecimal(rate), net_cents })),
    })),
  );
}

/** The documents that deduct something of an advance. */
export const listDeducting = (database: Database, advanceId: number): InvoiceReference[] =>
  database
    .selectDistinct({
      id: invoices.id,
      invoice_nr: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      date: invoices.date,
    })
    .from(invoiceDeductions)
    .innerJoin(invoices, eq(invoices.id, invoiceDeductions.invoice_id))
    .where(eq(invoiceDeductions.advance_id, advanceId))
    .orderBy(asc(invoices.id))
    .all();
