import { z } from "zod";
import { decimal } from "../money/decimal.ts";
import { typedDecimal } from "../money/typed-decimal.ts";

/**
 * VAT categories (EN 16931): S taxed, AE reverse charge, K intra-community supply, G export, E exempt, O outside the scope
 * (domain §3). Only S has a rate above zero.
 */
export const vatCategories = ["S", "AE", "K", "G", "E", "O"] as const;

/** VAT of a line: its category, and its rate in ten-thousandths of a percent: 21 % is 210 000. */
export interface Vat {
  category: string;
  rate: number;
}

/** The rates of Latvia with the dates that they hold from (domain §3): standard, reduced, books and press. */
export const usualRates = [
  { rate: decimal("21"), from: "2012-07-01" },
  { rate: decimal("12"), from: "2011-01-01" },
  { rate: decimal("5"), from: "2018-01-01" },
] as const;

/** What an installation taxes with unless it says otherwise. */
export const standardVat: Vat = { category: "S", rate: usualRates[0].rate };

export const vatCategory = z.enum(vatCategories, { error: "errors.choice" });

/** A percentage from 0 to 100 as it is sent or typed, of four places at most; read as a decimal such as "12.50". */
export const percentage = typedDecimal({
  error: "errors.percentage",
  range: "errors.percentage",
  unit: "%",
  largest: decimal("100"),
  empty: "0.00",
});

/** Whether a rate (a decimal in percent) fits a category: only what is taxed has one. */
export const isVat = ({ category, rate }: Vat): boolean => category === "S" || rate === 0;

/** VAT as one choice of a form: "S:21.00"; "" for none of its own. */
export const vatChoice = (category: string | null, rate: string | null): string =>
  category === null ? "" : `${category}:${rate ?? "0.00"}`;

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
