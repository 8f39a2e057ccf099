import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, percent, type Report } from "./report.ts";

const row = z.object({
  purchase_id: id,
  /** The supplier, who is among the clients. */
  customer_id: id,
  /** Local date of issue. */
  date: z.string(),
  /** The supplier's own number. */
  invoice_nr: z.string(),
  supplier: z.string(),
  reg_nr: z.string(),
  vat_nr: z.string(),
  /** EN 16931; null where nobody said why there is no VAT. */
  vat_category: z.string().nullable(),
  vat_rate: percent,
  /** In euro; below zero of credit notes. */
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
});
export type PurchaseJournalRow = z.infer<typeof row>;

/** Suppliers' invoices that were approved, by their date of issue: a row for each category and rate (docs/decisions/094). */
export const purchaseJournal = {
  name: "purchase_journal",
  module: "books",
  filters: ["from", "to"],
  row,
  columns: [
    { key: "invoice_nr", kind: "text", isShort: true, isOfGroup: true, leadsTo: "purchase" },
    { key: "date", kind: "date", isOfGroup: true },
    { key: "supplier", kind: "text", isOfGroup: true, leadsTo: "client" },
    { key: "reg_nr", kind: "text", isShort: true, isOfGroup: true },
    { key: "vat_nr", kind: "text", isShort: true, isOfGroup: true },
    { key: "vat_category", kind: "word" },
    { key: "vat_rate", kind: "percent" },
    { key: "net_cents", kind: "money", isTotalled: true },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
  ],
  groupedBy: "purchase_id",
} satisfies Report<keyof PurchaseJournalRow>;
