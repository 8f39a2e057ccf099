import { z } from "zod";

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
  paid_cents: numbers,
  open_cents: numbers,
  owed_cents: numbers,
  comment: texts,
});
export type InvoiceColumns = z.infer<typeof invoiceColumns>;
