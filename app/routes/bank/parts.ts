import type { EntryPart } from "#model/bank-entry/bank-entry.ts";
import { type DocumentRef, fromRef, refOf } from "#model/bank-entry/part-kinds.ts";
import { sendDecimal } from "#model/money/decimal.ts";

/** A share of an entry as a form has it: the document, and the amount as it was typed. */
export interface TypedPart extends DocumentRef {
  amount: string;
}

/** The field of a form that has a share in it. */
export const partField = "part";

/** A share as one field: "invoice-12:213.83". */
export const asField = (part: TypedPart): string => `${refOf(part)}:${part.amount}`;

/** The shares of such fields; what is none is left out, as only a program sends it. */
export const fromFields = (sent: readonly FormDataEntryValue[]): TypedPart[] =>
  sent.flatMap((field) => {
    const [, ref = "", amount = ""] = /^([^:]+):(.{0,40})$/.exec(String(field)) ?? [];
    const document = fromRef(ref);
    return document ? [{ ...document, amount }] : [];
  });

/** Cents as a form sends them. */
export const centsSent = (cents: number): string => sendDecimal(cents * 100);

/** A proposed share as it is sent. */
export const proposedPart = ({ kind, document_id, amount_cents }: EntryPart): TypedPart => ({
  kind,
  document_id,
  amount: centsSent(amount_cents),
});

/** The shares of a form that was refused, as they were sent. */
export const fromParts = (sent: unknown): TypedPart[] =>
  (Array.isArray(sent) ? sent : []).flatMap((part: Record<string, unknown>) => {
    const document = fromRef(`${part.kind}-${part.document_id}`);
    const amount = typeof part.amount === "string" ? part.amount : "";
    return document ? [{ ...document, amount }] : [];
  });
