import { showDate } from "#model/date/dates.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const rateValues = ({ name, name_en, from, until }: VatRate) => ({
  name,
  name_en,
  from: showDate(from),
  until: showDate(until ?? ""),
});
