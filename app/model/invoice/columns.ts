import { z } from "zod";
import { vatCategory } from "../vat/vat-fields.ts";

const texts = z.array(z.string());
const numbers = z.array(z.number().int());
/** Local dates. */
const dates = z.array(z.string().nullable());

/**
 * Documents for a spreadsheet, column by column: each name stands there once and not in every row. Amounts in cents, those
 * of credit notes below zero.
 */
export const invoiceColumns = z.object({
  invoice_nr: texts,
  invoice_type_id: numbers,
  status_id: numbers,
  date: dates,
  supply_date: dates,
  due_date: dates,
  client: texts,
  reg_nr: texts,
  project: texts,
  estimate_nr: texts,
  net_cents: numbers,
  vat_cents: numbers,
  total_cents: numbers,
  /** What credit notes have taken back: all of a voided document. Of a credit note what it takes, below zero as its sums. */
  credited_cents: numbers,
  paid_cents: numbers,
  open_cents: numbers,
  owed_cents: numbers,
  comment: texts,
  /** What is taxed under each category and rate (a decimal in percent) that any of the documents has; 0 in the others. */
  vat_groups: z.array(
    z.object({ category: vatCategory, rate: z.string(), taxable_cents: numbers, amount_cents: numbers }),
  ),
});
export type InvoiceColumns = z.infer<typeof invoiceColumns>;
