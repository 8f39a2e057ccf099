/** The heads of the list, by what they sort. */
export const columns = {
  invoiceNr: "invoices.nr",
  type: "invoices.type",
  client: "invoices.client",
  project: "invoices.project",
  date: "invoices.date",
  dueDate: "invoices.due_short",
  total: "invoices.total",
  open: "invoices.open",
  status: "invoices.status_label",
} as const;
