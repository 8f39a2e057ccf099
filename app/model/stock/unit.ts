import { z } from "zod";
import { lenient, listOf } from "../answer/answer.ts";
import { id, optionalText, requiredText } from "../answer/fields.ts";
import { builtInRates } from "../vat/offered-rates.ts";
import { vatRate } from "../vat/vat-rate.ts";

/** A measure unit (specification §3) with its UN/ECE Recommendation 20 code, which e-invoices need (domain §4). */
export const unit = z.object({
  id,
  short_name: z.string(),
  /** In English documents; the Latvian one stands in where there is none. */
  short_name_en: lenient(z.string(), ""),
  code: lenient(z.string(), ""),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type Unit = z.infer<typeof unit>;

export const unitList = listOf(unit);
/** What a line of an estimate can be counted in (specification §7: measureUnits), and taxed with. */
export const unitChoices = z.object({
  measureUnits: z.array(unit).default([]),
  vatRates: z.array(vatRate).default(builtInRates),
});

/** A measure unit as it is entered. Refuses a code that is not two or three capitals and digits with "errors.unit_code". */
export const unitInput = z.object({
  short_name: requiredText(20),
  short_name_en: optionalText(20),
  code: requiredText(20)
    .transform((code) => code.toUpperCase())
    .refine((code) => /^[A-Z0-9]{2,3}$/.test(code), "errors.unit_code"),
});
export type UnitInput = z.infer<typeof unitInput>;
