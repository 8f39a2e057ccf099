import { z } from "zod";
import { sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalLines } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { invoiceGroup, invoiceLine } from "./content.ts";
import { paymentInput } from "./payment.ts";

/** A document of a client with an amount in cents that is open, or owed back. */
const clientDocument = z.object({
  id,
  invoice_nr: sentText,
  /** Local date. */
  date: z.string(),
  estimate_id: z.number().int(),
  amount_cents: z.number().int(),
});
export type ClientDocument = z.infer<typeof clientDocument>;

/** What is owed back of a document, and what can be done about it (domain H22). Cents. */
export const invoiceCredit = z.object({
  owed_cents: z.number().int(),
  /** Documents of the same client with something open: the credit can be set against them. */
  open_documents: z.array(clientDocument),
  /** Documents of the same client with something owed back: that can be set against this one. */
  owing_documents: z.array(clientDocument),
});

/** A sum that was given back to the client. */
export const refundInput = paymentInput;

/** A sum that is set against another document of the client. */
export const transferInput = paymentInput.extend({
  invoice_id: choiceOf("errors.open_document"),
});

/** What is left of a document that credit notes can take back in parts. Cents, without what earlier ones have taken. */
export const creditable = z.object({
  /** In the order of the document, as it has them. */
  lines: z.array(
    z.object({
      line: invoiceLine,
      /** Ten-thousandths. */
      quantity: z.number().int(),
      /** Without VAT, after the discount. */
      net_cents: z.number().int(),
    }),
  ),
  /** By VAT group, after advances were deducted. */
  groups: z.array(invoiceGroup),
  is_discounted: z.boolean(),
});

const emptied = { error: "errors.number", empty: null } as const;

/** What is taken back of a line: a quantity (read as ten-thousandths), a sum without VAT (read as cents), or both. */
const creditedLine = z.object({
  /** Where it stands in the document: the first is 0. */
  line: z.preprocess(
    (sent) => (typeof sent === "string" && /^\d{1,4}$/.test(sent) ? Number(sent) : sent),
    z.number().int().min(0).max(2000),
  ),
  quantity: typedDecimal(emptied)
    .nullish()
    .transform((typed) => (typed ? decimal(typed) : null)),
  amount: typedDecimal({ ...emptied, places: 2 })
    .nullish()
    .transform((typed) => (typed ? decimal(typed) / 100 : null)),
});

/** A credit note of parts of an issued document, and what it says of why. */
export const creditNoteInput = z.object({
  description: optionalLines(2000),
  lines: z
    .array(creditedLine)
    .max(2000, "errors.too_many")
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, "errors.credit_twice")
    // An empty form sends no lines.
    .default([]),
});
