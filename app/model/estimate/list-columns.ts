import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the list, by what they sort. */
export const estimateColumns = {
  names: ["estimateNr", "project", "client", "manager", "date", "net", "status"],
  link: "project",
  file: "/all_estimates/export",
} as const satisfies ListColumns;
