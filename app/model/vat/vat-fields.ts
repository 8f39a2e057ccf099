import { z } from "zod";
import { decimal } from "../money/decimal.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { isVat, vatCategories } from "./vat.ts";

export const vatCategory = z.enum(vatCategories, { error: "errors.choice" });

/** A percentage from 0 to 100 as it is sent or typed, of four places at most; read as a decimal such as "12.50". */
export const percentage = typedDecimal({
  error: "errors.percentage",
  range: "errors.percentage",
  unit: "%",
  largest: decimal("100"),
  empty: "0.00",
});

/** VAT as an API takes it; refuses a rate that does not fit its category. */
export const vatFields = z
  .object({ vat_category: vatCategory, vat_rate: percentage })
  .refine(({ vat_category: category, vat_rate }) => isVat({ category, rate: decimal(vat_rate) }), {
    path: ["vat_rate"],
    error: "errors.vat_rate",
  });

/** A choice of VAT, read as its category and its rate in percent; refuses any other with "errors.choice". */
export const chosenVat = z.string({ error: "errors.choice" }).transform((choice, context) => {
  const [vat_category, vat_rate] = choice.split(":");
  const read = vatFields.safeParse({ vat_category, vat_rate });
  if (read.success) return read.data;
  context.addIssue({ code: "custom", message: "errors.choice" });
  return z.NEVER;
});
