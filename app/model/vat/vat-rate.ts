import { z } from "zod";
import { lenient, listOf, sentDate, sentText } from "../answer/answer.ts";
import { id, optionalDate, optionalText, requiredText, typedDate } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { isVat } from "./vat.ts";
import { percentage, vatCategory } from "./vat-fields.ts";

/** A rate of VAT as an installation offers it, from one local date to another (domain §3). */
export const vatRate = z.object({
  id,
  category: lenient(vatCategory, "S"),
  /** Percent, a decimal. */
  rate: z.string(),
  name: z.string(),
  /** The Latvian one stands in where there is none. */
  name_en: sentText,
  from: z.string(),
  /** The last day; null while no end is known. */
  until: sentDate,
  /** An estimate, a document or the company has it on one of its days: it may end, and stays. */
  is_used: z.coerce.boolean().default(false),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type VatRate = z.output<typeof vatRate>;
export const vatRateList = listOf(vatRate);

const until = optionalDate.optional().transform((date) => date ?? null);
const named = { name: requiredText(60), name_en: optionalText(60) };
const inOrder = ({ from, until: last }: { from: string; until: string | null }) =>
  last === null || from <= last;
const disorder = { path: ["until"], error: "errors.due_before_start" };

/** What may be said again of a rate: how it is called and when it holds. */
export const vatRatePatch = z.object({ ...named, from: typedDate, until }).refine(inOrder, disorder);

export const vatRateInput = z
  .object({ category: vatCategory, rate: percentage, ...named, from: typedDate, until })
  .refine(({ category, rate }) => isVat({ category, rate: decimal(rate) }), {
    path: ["rate"],
    error: "errors.vat_rate",
  })
  .refine(({ category, rate }) => category !== "S" || decimal(rate) > 0, {
    path: ["rate"],
    error: "errors.vat_rate_taxed",
  })
  .refine(inOrder, disorder);
export type VatRateInput = z.output<typeof vatRateInput>;
