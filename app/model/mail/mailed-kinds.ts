/**
 * Kinds of documents that are mailed: waybills and credit notes are invoices, offers are estimates. A statement is of a client,
 * whose id it has.
 */
export const mailedKinds = ["invoice", "estimate", "statement"] as const;
export type MailedKind = (typeof mailedKinds)[number];
