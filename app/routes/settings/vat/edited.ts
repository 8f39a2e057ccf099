import { editedForm } from "#app/edited.ts";
import { showDate } from "#model/date/dates.ts";
import { vatRate, vatRatePatch } from "#model/vat/vat-rate.ts";

/** The form of a rate of VAT that is there. */
export const editedRate = editedForm(
  {
    row: vatRate,
    input: vatRatePatch,
    valuesOf: ({ name, name_en, from, until }) => ({
      name,
      name_en,
      from: showDate(from),
      until: showDate(until ?? ""),
    }),
  },
  {
    texts: "vat_rates",
  },
);
