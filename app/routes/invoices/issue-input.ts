import { z } from "zod";
import { typedDate } from "#model/answer/fields.ts";
import { dueDate } from "#model/company/payment-terms.ts";
import { today } from "#model/date/dates.ts";
import { type FinalDocument, finalDocument, invoiceInput } from "#model/invoice/input.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";

const { invoice_type_id, status_id, comment, buyer_reference, order_number } = finalDocument.shape;

/** The form that makes a draft the document that it will stay (specification 2.5, §3). */
export const issueForm = z
  .object({
    invoice_type_id: invoice_type_id.unwrap(),
    date: typedDate,
    payment_terms: invoiceInput.shape.payment_terms.unwrap(),
    due_date: typedDate.optional(),
    status_id: status_id.unwrap(),
    payment_date: typedDate.optional(),
    comment,
    /** Asked for where the buyer is a public body. */
    buyer_reference,
    order_number,
    /** Whether both were asked for: what is emptied then is empty, and not as it was. */
    shows_references: z.string().optional(),
    /** Of the draft: terms in days, where the due date follows from them by itself. */
    terms_before: z.string().optional(),
  })
  .superRefine(({ payment_terms, due_date, status_id: status, payment_date }, context) => {
    const isWrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (payment_terms === null && !due_date) isWrong("due_date", "errors.required");
    if (status !== invoiceStatus.paid) return;
    if (!payment_date) isWrong("payment_date", "errors.required");
    else if (payment_date > today()) isWrong("payment_date", "errors.payment_ahead");
  });

/** What the backend is told. The due date is left out where the draft's own terms hold: the document keeps them then. */
export function finalOf(typed: z.output<typeof issueForm>): FinalDocument {
  const { payment_terms, due_date, payment_date, terms_before, shows_references, ...rest } = typed;
  const isSame = payment_terms !== null && String(payment_terms) === terms_before;
  return {
    ...rest,
    comment: rest.comment ?? "",
    buyer_reference: rest.buyer_reference ?? (shows_references && ""),
    order_number: rest.order_number ?? (shows_references && ""),
    due_date: isSame ? undefined : (dueDate(rest.date, payment_terms) ?? due_date),
    payment_date: rest.status_id === invoiceStatus.paid ? payment_date : undefined,
  };
}

/** What the form begins with. */
export const issueValues = (draft: Invoice) => ({
  invoice_type_id: String(draft.invoice_type_id),
  date: draft.date ?? today(),
  payment_terms: draft.payment_terms === null ? "other" : String(draft.payment_terms),
  due_date: draft.due_date ?? "",
  status_id: String(invoiceStatus.issued),
  payment_date: today(),
  comment: draft.comment,
  buyer_reference: draft.buyer_reference,
  order_number: draft.order_number,
  terms_before: String(draft.payment_terms ?? ""),
});
