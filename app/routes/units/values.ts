import type { Unit } from "#model/stock/unit.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const unitValues = ({ short_name, short_name_en, code }: Unit) => ({
  short_name,
  short_name_en,
  code,
});
