import { z } from "zod";
import { optionalText, typedDate } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { typedDecimal } from "../money/typed-decimal.ts";

/** An amount in euro as it is typed, read as cents: above zero, of two places. */
const typedCents = typedDecimal({ error: "errors.payment_amount", places: 2 })
  .transform((euro) => decimal(euro) / 100)
  .refine((cents) => cents > 0, "errors.payment_amount");

/** A payment as it is entered (specification 4.3). */
export const paymentInput = z.object({ date: typedDate, amount: typedCents, note: optionalText(200) });
