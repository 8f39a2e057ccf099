import { editedForm } from "#app/forms/edited.ts";
import { stockItem, stockItemInput } from "#model/stock/stock-item.ts";
import { itemValues } from "./values.ts";

const said = { texts: "stock", names: { measure_unit_id: "stock.unit" } };

/** The forms of stock items, by their type. */
export const editedItem = {
  agency: editedForm({ row: stockItem, input: stockItemInput.agency, valuesOf: itemValues }, said),
  production: editedForm({ row: stockItem, input: stockItemInput.production, valuesOf: itemValues }, said),
};
