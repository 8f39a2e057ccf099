import { z } from "zod";
import { sentDate, sentOr, sentText } from "../answer/answer.ts";

/**
 * What is to be paid of a document on the day that its client reads it, and how: the only part of its page that is not frozen.
 * Cents.
 */
export const owed = z.object({
  total_cents: z.number().int(),
  paid_cents: z.number().int(),
  /** What credit notes have taken back of it. */
  credited_cents: sentOr(z.number().int(), 0),
  open_cents: z.number().int(),
  /** What was paid beyond the total: it is the client's. */
  credit_cents: sentOr(z.number().int(), 0),
  due_date: sentDate,
  is_overdue: z.boolean(),
  /** Who is paid. */
  receiver: z.string(),
  /** What a payer names: a reference of ISO 11649, or the number of the document where it makes none. */
  reference: z.string(),
  accounts: z.array(
    z.object({
      bank: sentText,
      bic: sentText,
      iban: z.string(),
      /** What the QR code of a transfer of what is open holds (EPC069-12); null where there is no code for it. */
      qr: z.string().nullable(),
    }),
  ),
  /** Where the agency's payment provider takes what is open; "" where there is none. */
  payment_link: sentText,
});
export type Owed = z.infer<typeof owed>;
