import type { z } from "zod";
import { optionalText } from "../answer/fields.ts";
import { normaliseIdentifier, vatNumberProblem } from "./identifiers.ts";

/** A number of a register, a bank or a tax office as it is entered: kept in its canonical form (domain §2). */
export const identifier = (max: number): z.ZodType<string, string | null | undefined> =>
  optionalText(max).transform(normaliseIdentifier);

/** A VAT number, which may be left out. Refused is a wrong Latvian one, and a foreign one that has not its country's form. */
export const vatNumber = identifier(20).superRefine((entered, context) => {
  if (entered === "" || vatNumberProblem(entered) === null) return;
  const message = entered.startsWith("LV") ? "errors.vat_nr" : "errors.vat_nr_form";
  context.addIssue({ code: "custom", message });
});
