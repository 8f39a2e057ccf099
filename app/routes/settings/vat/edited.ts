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
    names: {
      name: "vat_rates.name",
      name_en: "vat_rates.name_en",
      from: "vat_rates.from",
      until: "vat_rates.until",
    },
  },
);
