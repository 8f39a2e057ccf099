import type { Product } from "#model/stock/product.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const productValues = (row: Product) => ({
  code: row.code,
  catalogue: row.catalogue,
  name: { lv: row.name.lv, en: row.name.en },
  color: { lv: row.color.lv, en: row.color.en },
  size: { lv: row.size.lv, en: row.size.en },
  material: { lv: row.material.lv, en: row.material.en },
  default_measure_unit_id: String(row.default_measure_unit_id ?? ""),
});
