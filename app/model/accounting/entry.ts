import { z } from "zod";
import { id } from "../answer/fields.ts";

/** Which side of the books a document is of: what clients are asked for, or what suppliers ask for. */
export const sides = ["sales", "purchases"] as const;
export type Side = (typeof sides)[number];

/**
 * A document under one category and rate of VAT as it is entered into the books, with the accounts of the settings. What a
 * document deducts of advances is an entry of its own, below zero, to the account of advances.
 */
export const accountingEntry = z.object({
  side: z.enum(sides),
  /** Of the invoice, or of the supplier's invoice. */
  document_id: id,
  /** invoice, advance_invoice, waybill or credit_note; "invoice" of suppliers, and "credit_note" where it is below zero. */
  document_kind: z.string(),
  number: z.string(),
  /** Local dates, yyyy-MM-dd. */
  date: z.string(),
  due_date: z.string().nullable(),
  partner: z.string(),
  reg_nr: z.string(),
  vat_nr: z.string(),
  /** EN 16931; null with its rate where a document taxes nothing at all, and where nobody said why there is no VAT. */
  vat_category: z.string().nullable(),
  vat_rate: z.number().int().nullable().describe("Ten-thousandths of a percent"),
  /** What the accounting program calls them. */
  vat_code: z.string(),
  /** Of the sum without VAT, of VAT, and of the client or the supplier. */
  account: z.string(),
  vat_account: z.string(),
  partner_account: z.string(),
  /** In euro, below zero of what is taken back. */
  net_cents: z.number().int(),
  vat_cents: z.number().int(),
  total_cents: z.number().int(),
});
export type AccountingEntry = z.infer<typeof accountingEntry>;

/** Everything of a period that goes into the books, by date: sales first. */
export const accountingEntries = z.object({ data: z.array(accountingEntry) });
