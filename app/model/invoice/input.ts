import { z } from "zod";
import { id, oneOf, optionalLines, optionalText, typedDate } from "../answer/fields.ts";
import { typedTerm } from "../company/payment-terms.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { percentage, vatFields } from "../vat/vat-fields.ts";
import { invoiceStatus } from "./status.ts";
import { invoiceType } from "./type.ts";
import { waybillInput } from "./waybill.ts";

const typeId = oneOf([invoiceType.invoice, invoiceType.waybill]);

const fields = z.object({
  invoice_type_id: typeId,
  date: typedDate,
  /** Where it is another date than that of the document. */
  supply_date: typedDate.nullable(),
  payment_terms: typedTerm,
  due_date: typedDate.nullable(),
  description: optionalLines(2000),
  comment: optionalLines(2000),
  buyer_reference: optionalText(100),
  order_number: optionalText(100),
  /** Lines of the estimate; null for all that are left. Counts only without a percentage. */
  position_items: z.array(id).min(1, "errors.invoice_nothing").max(2000, "errors.too_many").nullable(),
  /** How much of some of the lines: all that is left of any other. A final one ends with less than was ordered. */
  quantities: z
    .array(
      z.object({
        position_item_id: id,
        quantity: typedDecimal({ error: "errors.number" }),
        is_final: z.boolean({ error: "errors.choice" }).default(false),
      }),
    )
    .max(2000, "errors.too_many")
    .refine(
      (lines) => new Set(lines.map((line) => line.position_item_id)).size === lines.length,
      "errors.invoice_quantity_twice",
    ),
  /** Of the whole estimate, in advance. */
  percentage: percentage.nullable(),
  waybill: waybillInput,
});

/** What a draft is made with; what is left out follows from the estimate, the client and the company (specification §7). */
export const invoiceInput = fields.partial();
export type InvoiceInput = z.output<typeof invoiceInput>;

/**
 * A change: of a draft whatever it was made with, of an issued document its status alone (specification 4.3): sent, or
 * paid on a date.
 */
export const invoicePatch = fields.partial().extend({
  status_id: oneOf([invoiceStatus.sent, invoiceStatus.paid]).optional(),
  payment_date: typedDate.optional(),
  /** Of a draft: lines that nobody else has invoiced get this VAT in place of one that does not hold any more (domain H21). */
  vat: z.object({ from: vatFields, to: vatFields }).optional(),
});
export type TakenVat = NonNullable<z.output<typeof invoicePatch>["vat"]>;

/** A draft becomes the document that it will stay (specification §3, final document). */
export const finalDocument = z.object({
  invoice_type_id: typeId.optional(),
  date: typedDate.optional(),
  due_date: typedDate.nullish(),
  status_id: oneOf([invoiceStatus.issued, invoiceStatus.sent, invoiceStatus.paid]).default(
    invoiceStatus.issued,
  ),
  payment_date: typedDate.optional(),
  comment: optionalLines(2000).optional(),
  buyer_reference: optionalText(100).optional(),
  order_number: optionalText(100).optional(),
});
export type FinalDocument = z.output<typeof finalDocument>;

/** A document is settled: whatever is still open was paid on that date, today where none is said. */
export const invoiceClosing = z.object({ payment_date: typedDate.optional() });
