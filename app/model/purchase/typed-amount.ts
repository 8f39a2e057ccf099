import { z } from "zod";
import { decimal } from "../money/decimal.ts";
import { largestLine } from "../money/money.ts";
import { typedDecimal } from "../money/typed-decimal.ts";

const unsigned = typedDecimal({
  error: "errors.price",
  places: 2,
  largest: decimal(String(largestLine / 100)),
});

/** An amount of two places as it is typed or sent, which may be below zero: a discount, a credit note. "-12.50" of "−12,5 €". */
export const typedAmount = z
  .union([z.string(), z.number()], { error: "errors.price" })
  .transform((sent, context) => {
    const [, sign = "", amount = ""] = /^\s*([-\u2212\u2013]?)\s*(.*)$/su.exec(String(sent)) ?? [];
    const read = unsigned.safeParse(amount);
    if (read.success) return sign && decimal(read.data) > 0 ? `-${read.data}` : read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** Cents of such an amount. */
export const typedCents = (amount: string): number =>
  amount.startsWith("-") ? 0 - decimal(amount.slice(1)) / 100 : decimal(amount) / 100;
