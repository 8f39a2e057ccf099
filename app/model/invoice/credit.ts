import { z } from "zod";
import { sentText } from "../answer/answer.ts";
import { choiceOf, id } from "../answer/fields.ts";
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
