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

/** How the list of all estimates can be sorted; a leading minus turns the order round. */
export const estimateSortings = [
  "estimateNr",
  "-estimateNr",
  "project",
  "-project",
  "client",
  "-client",
  "manager",
  "-manager",
  "date",
  "-date",
  "status",
  "-status",
] as const;

/** What the list of all estimates can be narrowed to. */
export const estimateStates = ["open", "approved"] as const;
