import { editedForm } from "#app/forms/edited.ts";
import { vatRate, vatRatePatch } from "#model/vat/vat-rate.ts";
import { rateValues } from "./values.ts";

/** The form of a rate of VAT that is there. */
export const editedRate = editedForm(
  {
    row: vatRate,
    input: vatRatePatch,
    valuesOf: rateValues,
  },
  {
    texts: "vat_rates",
  },
);
