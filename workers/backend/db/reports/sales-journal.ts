import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import { invoiceType, invoiceTypeName } from "#model/invoice/type.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { SalesJournalRow } from "#model/report/sales-journal.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { invoiceContents } from "../invoices/frozen.ts";
import { invoices } from "../invoices/invoices.ts";
import { invoiceSums } from "../invoices/sums.ts";
import { incomeOf } from "./income.ts";
import type { TaxedSums } from "./taxed-sums.ts";

/** What documents say of the buyer; of one from before it was frozen, what the client is called now. */
const frozen = (field: "name" | "reg_nr" | "vat_nr") =>
  sql<string>`coalesce(json_extract(${invoiceContents.content}, ${`$.buyer.${field}`}), ${clients[field]})`;

/** The documents that the journal has of a period. */
const inJournal = (database: Database, { from, to, customer_id }: Asked) =>
  and(incomeOf(database, { from, to, customer_id, project_manager: null }), asksForMoney);

type Asked = Pick<ReportFilters, "from" | "to" | "customer_id">;

/** Issued documents of a period by date, each under its VAT categories and rates, the highest rate first. */
export function readSalesJournal(database: Database, asked: Asked): SalesJournalRow[] {
  return database
    .select({
      invoice_id: invoices.id,
      estimate_id: invoices.estimate_id,
      customer_id: invoices.client_id,
      date: invoices.date,
      invoice_nr: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      type: invoices.invoice_type_id,
      billing: invoices.billing,
      customer: frozen("name"),
      reg_nr: frozen("reg_nr"),
      vat_nr: frozen("vat_nr"),
      vat_category: invoiceSums.category,
      vat_rate: invoiceSums.rate,
      net_cents: sql<number>`coalesce(${invoiceSums.taxable_cents}, 0)`,
      vat_cents: sql<number>`coalesce(${invoiceSums.amount_cents}, 0)`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .leftJoin(invoiceContents, eq(invoiceContents.invoice_id, invoices.id))
    .leftJoin(invoiceSums, eq(invoiceSums.invoice_id, invoices.id))
    .where(inJournal(database, asked))
    .orderBy(asc(invoices.date), asc(invoices.id), desc(invoiceSums.rate), asc(invoiceSums.category))
    .all()
    .map(({ type, billing, ...row }) => ({
      ...row,
      document_kind: kindOf(type, billing),
      total_cents: row.net_cents + row.vat_cents,
    }));
}

/** What the journal of a period adds up to by VAT category and rate, without reading who bought. */
export const sumSalesJournal = (
  database: Database,
  { from, to }: Pick<ReportFilters, "from" | "to">,
): TaxedSums[] =>
  database
    .select({
      vat_category: invoiceSums.category,
      vat_rate: invoiceSums.rate,
      // A document is under a category and rate once.
      documents: sql<number>`count(*)`,
      net_cents: sql<number>`coalesce(sum(${invoiceSums.taxable_cents}), 0)`,
      vat_cents: sql<number>`coalesce(sum(${invoiceSums.amount_cents}), 0)`,
    })
    .from(invoices)
    .leftJoin(invoiceSums, eq(invoiceSums.invoice_id, invoices.id))
    .where(inJournal(database, { from, to, customer_id: null }))
    .groupBy(invoiceSums.category, invoiceSums.rate)
    .all();

/** A credit note is not payable, and gives back what was asked for; a waybill of goods alone asks for nothing. */
const asksForMoney = or(eq(invoices.is_payable, true), eq(invoices.invoice_type_id, invoiceType.credit_note));

/** As documents are called: an advance is an invoice of a part of its estimate. */
function kindOf(type: number, billing: string): string {
  const name = invoiceTypeName(type);
  return name === "invoice" && billing === "percentage" ? "advance_invoice" : name;
}
