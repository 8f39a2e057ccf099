import type { Invoice } from "#model/invoice/invoice.ts";

/** A document without what is in it, for the audit log: its frozen copy is kept with it. */
export function ownFields(document: Invoice) {
  const { content, payments, estimate, customer, project, ...own } = document;
  return own;
}
