/** Kinds of documents: 1 and 2 are the specification's (§3), a credit note is what voiding makes (domain H1). */
export const invoiceType = { invoice: 1, waybill: 2, credit_note: 3 } as const;
export type InvoiceType = keyof typeof invoiceType;

/** The name of a type id; one that nobody knows reads as an invoice. */
export const invoiceTypeName = (type: number): InvoiceType => {
  if (type === invoiceType.waybill) return "waybill";
  return type === invoiceType.credit_note ? "credit_note" : "invoice";
};
