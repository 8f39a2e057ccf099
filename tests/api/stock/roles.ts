import { admin, nobody, office, type Roles, signedIn } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "stock_items.list": [["GET", "/stock_items"], office],
  "stock_items.export": [["GET", "/stock_items/export"], office],
  "stock_items.choices": [["GET", "/all_stock_items"], office],
  "stock_items.create": [["POST", "/stock_items", {}], admin],
  "stock_items.create_many": [["POST", "/stock_items/many", {}], admin],
  "stock_items.read": [["GET", `/stock_items/${nobody}`], admin],
  "stock_items.update": [["PATCH", `/stock_items/${nobody}`, {}], admin],
  "stock_items.delete": [["DELETE", `/stock_items/${nobody}`], admin],
  "units.list": [["GET", "/measure_units"], office],
  "units.choices": [["GET", "/position_items/create"], office],
  "units.create": [["POST", "/measure_units", {}], admin],
  "units.update": [["PATCH", `/measure_units/${nobody}`, {}], admin],
  "units.delete": [["DELETE", `/measure_units/${nobody}`], admin],
  "work_types.list": [["GET", "/work-types"], signedIn],
  "work_types.export": [["GET", "/work-types/export"], office],
  "work_types.create": [["POST", "/work-types", {}], admin],
  "work_types.update": [["PATCH", `/work-types/${nobody}`, {}], admin],
  "work_types.delete": [["DELETE", `/work-types/${nobody}`], admin],
};
