import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the stock's lists, by what they sort: agency items, */
export const stockItemColumns = {
  names: ["name", "name_en", "unit", "price", "state"],
  link: "name",
  file: "/stock_items/export?type_id=1",
  many: "/stock_items/many",
} as const satisfies ListColumns;

/** production items, which have no unit and price of their own, */
export const productionItemColumns = {
  names: ["name", "name_en", "state"],
  link: "name",
  file: "/stock_items/export?type_id=2",
  many: "/stock_items/many",
} as const satisfies ListColumns;

/** kinds of work, */
export const workTypeColumns = {
  names: ["name", "color", "pinned"],
  link: "name",
  file: "/work-types/export",
} as const satisfies ListColumns;

/** and products. */
export const productColumns = {
  names: ["name", "code", "catalogue", "color", "size", "unit"],
  link: "name",
  file: "/products/export",
} as const satisfies ListColumns;
