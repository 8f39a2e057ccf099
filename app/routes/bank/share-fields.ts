import { fromRef, refOf } from "#model/bank-entry/part-kinds.ts";
import { readDecimal } from "#model/money/decimal.ts";
import type { TypedPart } from "./parts.ts";

/** The box of a document, and the field beside it with what is booked into it. */
export const documentField = "document";
export const amountField = (ref: string): string => `amount-${ref}`;

/** The documents that are ticked in a form, in their order, each with what was typed beside it. */
export const chosenIn = (form: FormData): TypedPart[] =>
  form.getAll(documentField).flatMap((ref) => {
    const document = fromRef(String(ref));
    return document ? [{ ...document, amount: String(form.get(amountField(refOf(document))) ?? "") }] : [];
  });

/** The form as the rules of a booking read it: with the shares that were ticked alone. */
export function partsFields(form: FormData, parts: readonly TypedPart[]): FormData {
  const own = new FormData();
  for (const [name, value] of form)
    if (name !== documentField && !name.startsWith("amount-")) own.append(name, value);
  for (const [index, { kind, document_id, amount }] of parts.entries()) {
    own.append(`parts[${index}].kind`, kind);
    own.append(`parts[${index}].document_id`, String(document_id));
    own.append(`parts[${index}].amount`, amount);
  }
  return own;
}

/** Cents of an amount as it is typed; what cannot be read counts as nothing yet. */
export const centsTyped = (amount: string): number => Math.round((readDecimal(amount) ?? 0) / 100);

/** What is shared out in a form, in cents. */
export const sharedOut = (parts: readonly TypedPart[]): number =>
  parts.reduce((cents, { amount }) => cents + centsTyped(amount), 0);
