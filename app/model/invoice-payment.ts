import { z } from "zod";
import { readDecimal } from "./decimal";
import { optionalText, typedDate } from "./fields";

/** An amount in euro as it is typed, read as cents: above zero, of two places. */
const typedCents = z
  .union([z.string(), z.number()], { error: "errors.price" })
  .transform((typed, context) => {
    const amount = readDecimal(typed);
    if (amount !== null && amount > 0 && amount % 100 === 0) return amount / 100;
    context.addIssue({ code: "custom", message: amount === null ? "errors.price" : "errors.cents" });
    return z.NEVER;
  });

/** A payment as it is entered (specification 4.3). */
export const paymentInput = z.object({ date: typedDate, amount: typedCents, note: optionalText(200) });
export type PaymentInput = z.output<typeof paymentInput>;
