import type { Payment } from "#model/invoice/invoice.ts";

type Kind = "payment" | "refund" | "transfer_to" | "transfer_from";

/** What a sum of a document is: it came, it was returned, or it went to another document or came from one (domain H22). */
export function kindOf({ amount_cents, other }: Pick<Payment, "amount_cents" | "other">): Kind {
  if (!other) return amount_cents < 0 ? "refund" : "payment";
  return amount_cents < 0 ? "transfer_to" : "transfer_from";
}

/** The text keys of each kind. */
export const wordsOf = {
  payment: {
    remove: "invoice.delete_payment",
    consent: "invoice.payment_consent",
    deleted: "invoice.payment_deleted",
  },
  refund: {
    remove: "invoice.delete_refund",
    consent: "invoice.refund_consent",
    deleted: "invoice.refund_deleted",
  },
  transfer_to: {
    remove: "invoice.delete_transfer",
    consent: "invoice.transfer_to_consent",
    deleted: "invoice.transfer_deleted",
  },
  transfer_from: {
    remove: "invoice.delete_transfer",
    consent: "invoice.transfer_from_consent",
    deleted: "invoice.transfer_deleted",
  },
} as const;
