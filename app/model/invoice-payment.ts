import { z } from "zod";
import { decimal } from "./decimal";
import { optionalText, typedDate } from "./fields";
import { typedDecimal } from "./typed-decimal";

/** An amount in euro as it is typed, read as cents: above zero, of two places. */
const typedCents = typedDecimal({ error: "errors.payment_amount", range: "errors.payment_amount", places: 2 })
  .transform((euro) => decimal(euro) / 100)
  .refine((cents) => cents > 0, "errors.payment_amount");

/** A payment as it is entered (specification 4.3). */
export const paymentInput = z.object({ date: typedDate, amount: typedCents, note: optionalText(200) });
