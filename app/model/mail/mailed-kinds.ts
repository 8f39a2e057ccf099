/**
 * Kinds of documents that are mailed: waybills and credit notes are invoices, offers are estimates. A statement is of a client,
 * whose id it has; an order goes to a supplier.
 */
export const mailedKinds = ["invoice", "estimate", "statement", "purchase_order"] as const;
export type MailedKind = (typeof mailedKinds)[number];
