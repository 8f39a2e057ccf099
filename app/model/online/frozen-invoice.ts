import { z } from "zod";
import { lenient } from "../answer/answer.ts";
import { language } from "../answer/fields.ts";
import { type Invoice, invoice } from "../invoice/invoice.ts";
import { invoiceStatus } from "../invoice/status.ts";
import { frozenBrand, frozenWords } from "./frozen.ts";

/**
 * All that a client is shown of an invoice, a waybill or a credit note, as it was issued: its page is made of this, and of what
 * is owed when it is read (owed.ts). Its text is kept as it is, and known by its SHA-256.
 */
export const frozenInvoice = z.object({
  format: z.literal(1),
  document: z.literal("invoice"),
  /** The language that it was sent in. */
  language,
  /** The last local date on which its link opens it, yyyy-MM-dd. */
  valid_until: z.string(),
  /** The agency as its address is titled. */
  title: z.string(),
  brand: frozenBrand,
  /** The words that it was issued in, where they are the installation's own. */
  words: frozenWords,
  invoice,
  /** Its e-invoice, as it was written when it was sent; null where there was none. */
  einvoice: lenient(z.object({ name: z.string(), sha256: z.string() }).nullable(), null),
});
export type FrozenInvoice = z.infer<typeof frozenInvoice>;

/**
 * A document as it was issued, without what became of it since and what is only the agency's: payments, other documents of the
 * estimate, how the client is kept. What is left is what the document says, so that the same document has the same text.
 */
export const clientsInvoice = (whole: Invoice): Invoice => ({
  id: whole.id,
  invoice_nr: whole.invoice_nr,
  invoice_type_id: whole.invoice_type_id,
  estimate_id: 0,
  estimate_nr: whole.estimate.estimate_nr,
  customer: { id: 0, name: whole.content.buyer.name, document_language: "lv" },
  project: { id: 0, name: whole.content.project.name },
  status_id: invoiceStatus.issued,
  is_disputed: false,
  date: whole.date,
  due_date: whole.due_date,
  net_cents: whole.net_cents,
  vat_cents: whole.vat_cents,
  total_cents: whole.total_cents,
  paid_cents: 0,
  credited_cents: 0,
  open_cents: 0,
  owed_cents: null,
  version: 0,
  estimate: { id: 0, estimate_nr: whole.estimate.estimate_nr, name: "" },
  payment_date: null,
  supply_date: whole.supply_date,
  payment_terms: whole.payment_terms,
  description: whole.description,
  comment: whole.comment,
  buyer_reference: whole.buyer_reference,
  order_number: whole.order_number,
  billing: whole.billing,
  percentage: whole.percentage,
  position_item_ids: [],
  quantities: [],
  waybill: whole.waybill,
  content: whole.content,
  einvoice: null,
  payments: [],
  credits: whole.credits,
  credited_by: null,
  credit_notes: null,
  deducted_by: [],
  priced_waybills: [],
  issued_at: whole.issued_at,
  sent_at: null,
  voided_at: null,
});
