import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the list, by what they sort. */
export const userColumns = {
  names: ["name", "email", "role", "position", "state"],
  link: "name",
  file: "/users/export",
} as const satisfies ListColumns;
