import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the list, by what they sort. */
export const projectColumns = {
  names: ["projectNr", "name", "client", "manager", "date", "dueDate", "status"],
  link: "name",
  file: "/projects/export",
  estimates: "/all_estimates",
} as const satisfies ListColumns;
