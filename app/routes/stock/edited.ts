import { editedForm } from "#app/edited.ts";
import { readDecimal, typeDecimal } from "#model/money/decimal.ts";
import { type StockItem, stockItem, stockItemInput } from "#model/stock/stock-item.ts";

const valuesOf = (item: StockItem, language: string) => ({
  name: item.name,
  name_en: item.name_en,
  measure_unit_id: String(item.measure_unit_id ?? ""),
  price: typeDecimal(readDecimal(item.price) ?? 0, language),
});

const said = { texts: "stock", names: { measure_unit_id: "stock.unit" } };

/** The forms of stock items, by their type. */
export const editedItem = {
  agency: editedForm({ row: stockItem, input: stockItemInput.agency, valuesOf }, said),
  production: editedForm({ row: stockItem, input: stockItemInput.production, valuesOf }, said),
};
