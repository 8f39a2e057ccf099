// Without schemas: lists need the names and not what checks them.

/** How a list of projects can be sorted; a leading minus turns the order round. */
export const projectSortings = [
  "name",
  "-name",
  "client",
  "-client",
  "date",
  "-date",
  "dueDate",
  "-dueDate",
  "status",
  "-status",
] as const;

/** How the list can be sorted; a leading minus turns the order round. */
export const invoiceSortings = [
  "invoiceNr",
  "-invoiceNr",
  "client",
  "-client",
  "date",
  "-date",
  "dueDate",
  "-dueDate",
  "total",
  "-total",
] as const;
