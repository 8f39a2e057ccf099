import { readDecimal, typeDecimal } from "#model/money/decimal.ts";
import type { StockItem } from "#model/stock/stock-item.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const itemValues = (item: StockItem, language: string) => ({
  name: item.name,
  name_en: item.name_en,
  measure_unit_id: String(item.measure_unit_id ?? ""),
  price: typeDecimal(readDecimal(item.price) ?? 0, language),
});
