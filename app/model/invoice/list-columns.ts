import type { ListColumns } from "../list/list-columns.ts";

/** The columns of the list, by what they sort. */
export const invoiceColumns = {
  names: ["invoiceNr", "type", "client", "project", "date", "dueDate", "total", "open", "status"],
  link: "invoiceNr",
  file: "/invoices/export",
} as const satisfies ListColumns;
