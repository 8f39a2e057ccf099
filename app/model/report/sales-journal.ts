import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, percent, type Report } from "./report.ts";

const row = z.object({
  invoice_id: id,
  estimate_id: id,
  customer_id: id,
  /** Local date. */
  date: z.string(),
  invoice_nr: z.string(),
  /** invoice, advance_invoice, waybill or credit_note. */
  document_kind: z.string(),
  /** The buyer as it was frozen when the document was issued. */
  customer: z.string(),
  reg_nr: z.string(),
  vat_nr: z.string(),
  /** EN 16931; null with its rate where a document taxes nothing at all. */
  vat_category: z.string().nullable(),
  vat_rate: percent.nullable(),
  /** Below zero of credit notes. */
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
});
export type SalesJournalRow = z.infer<typeof row>;

/**
 * Issued documents that ask for money by their own date, as income is counted (docs/decisions/022): a row for each category and rate,
 * with the sums that the document itself has (docs/decisions/094).
 */
export const salesJournal = {
  name: "sales_journal",
  module: "books",
  filters: ["from", "to", "customer_id"],
  row,
  columns: [
    { key: "invoice_nr", kind: "text", isShort: true, isOfGroup: true, leadsTo: "invoice" },
    { key: "date", kind: "date", isOfGroup: true },
    { key: "document_kind", kind: "word", isOfGroup: true },
    { key: "customer", kind: "text", isOfGroup: true, leadsTo: "client" },
    { key: "reg_nr", kind: "text", isShort: true, isOfGroup: true },
    { key: "vat_nr", kind: "text", isShort: true, isOfGroup: true },
    { key: "vat_category", kind: "word" },
    { key: "vat_rate", kind: "percent" },
    { key: "net_cents", kind: "money", isTotalled: true },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
  ],
  groupedBy: "invoice_id",
} satisfies Report<keyof SalesJournalRow>;
