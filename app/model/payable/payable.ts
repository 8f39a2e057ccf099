import { z } from "zod";
import { listOf, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { id, typedDate } from "../answer/fields.ts";
import { today } from "../date/dates.ts";

/** Why an approved invoice cannot be paid by a file: nobody knows its supplier's account, it is not in euro, or asks for nothing. */
export const payableLacks = ["iban", "currency", "amount"] as const;

/** An approved invoice of a supplier that is not paid yet. */
export const payable = z.object({
  id,
  number: sentText,
  supplier: z.object({ id, name: z.string() }),
  /** The supplier's account; "" where it is not known. */
  iban: sentText,
  /** A local date. */
  due_on: sentDate,
  currency: z.string().default("EUR"),
  payable_cents: z.number().int(),
  lacks: sentOrNull(z.enum(payableLacks)),
  /** The invoice names another account than is known. */
  is_account_other: z.coerce.boolean().default(false),
});
export type Payable = z.output<typeof payable>;
export const payableList = listOf(payable);

/** Invoices in one answer and in one file at most. */
export const mostPayables = 500;

/** Versions of the message pain.001.001 (ISO 20022) that Latvian banks take: the newer one, and that of before. */
export const paymentFormats = ["09", "03"] as const;
export type PaymentFormat = (typeof paymentFormats)[number];

const chosen = z.preprocess(
  (sent) => (sent === undefined || Array.isArray(sent) ? sent : [sent]),
  z.array(id, { error: "errors.required" }).min(1, "errors.required").max(mostPayables, "errors.too_many"),
);

/** What a file of payments is asked for with: which invoices, from which of the company's accounts, and on which local date. */
export const paymentChoice = z.object({
  invoice: chosen,
  account: z.string({ error: "errors.choice" }).trim().min(1, "errors.choice"),
  on: typedDate.refine((date) => date >= today(), "errors.date_past"),
  format: z.enum(paymentFormats, { error: "errors.choice" }).default("09"),
});
export type PaymentChoice = z.output<typeof paymentChoice>;
