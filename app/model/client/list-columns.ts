import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the list, by what they sort. */
export const clientColumns = {
  names: ["name", "reg_nr", "vat_nr", "contact", "phone"],
  link: "name",
  file: "/customers/export",
} as const satisfies ListColumns;
