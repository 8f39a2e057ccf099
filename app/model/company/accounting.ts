import { z } from "zod";
import { lenient, sentText } from "../answer/answer.ts";
import { optionalText, requiredText } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { isVat } from "../vat/vat.ts";
import { percentage, vatCategory } from "../vat/vat-fields.ts";

/** The number of an account in the chart of accounts. Refused with "errors.account". */
const account = z
  .string({ error: "errors.required" })
  .trim()
  .min(1, "errors.required")
  .max(21, "errors.too_long")
  .regex(/^[\p{L}\d./-]*$/u, "errors.account");

/** What the accounting program calls a category and rate of VAT, apart for sales and purchases; "" where it has its usual code. */
const vatCode = z
  .object({
    vat_category: vatCategory,
    // What is not taxed has none to type.
    vat_rate: percentage.default("0.00"),
    sales: optionalText(20),
    purchases: optionalText(20),
  })
  .refine(({ vat_category: category, vat_rate }) => isVat({ category, rate: decimal(vat_rate) }), {
    path: ["vat_rate"],
    error: "errors.vat_rate",
  })
  .refine(({ vat_category: category, vat_rate }) => category !== "S" || decimal(vat_rate) > 0, {
    path: ["vat_rate"],
    error: "errors.vat_rate_taxed",
  });

/** How documents are entered into the books (docs/decisions/095). */
export const accounting = z
  .object({
    receivables: account,
    income: account,
    /** What clients paid in advance. */
    advances: account,
    output_vat: account,
    payables: account,
    expenses: account,
    input_vat: account,
    codes: z.array(vatCode).max(30, "errors.too_many").default([]),
    /** What Jumis calls an invoice, and the groups of documents from clients and from suppliers. */
    jumis_type: requiredText(25),
    jumis_sales: requiredText(25),
    jumis_purchases: requiredText(25),
  })
  .superRefine(({ codes }, context) => {
    const seen = codes.map(({ vat_category, vat_rate }) => `${vat_category} ${vat_rate}`);
    for (const [place, vat] of seen.entries())
      if (seen.indexOf(vat) < place)
        context.addIssue({ code: "custom", path: ["codes", place, "vat_rate"], message: "errors.vat_twice" });
  });
export type Accounting = z.output<typeof accounting>;

export const usualAccounting: Accounting = {
  receivables: "2310",
  income: "6110",
  advances: "5210",
  output_vat: "5721",
  payables: "5310",
  expenses: "7110",
  input_vat: "5721",
  codes: [],
  jumis_type: "Rēķ",
  jumis_sales: "D",
  jumis_purchases: "K",
};

/** The same as a backend shows it. */
export const sentAccounting = lenient(
  z.object({
    receivables: z.string(),
    income: z.string(),
    advances: z.string(),
    output_vat: z.string(),
    payables: z.string(),
    expenses: z.string(),
    input_vat: z.string(),
    codes: z.array(
      z.object({ vat_category: vatCategory, vat_rate: z.string(), sales: sentText, purchases: sentText }),
    ),
    jumis_type: z.string(),
    jumis_sales: z.string(),
    jumis_purchases: z.string(),
  }),
  usualAccounting,
);
