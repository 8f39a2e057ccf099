/** Kinds of documents that are mailed: waybills and credit notes are invoices, offers are estimates. */
export const mailedKinds = ["invoice", "estimate"] as const;
export type MailedKind = (typeof mailedKinds)[number];
