import type { EntryPart } from "#model/bank-entry/bank-entry.ts";
import { sendDecimal } from "#model/money/decimal.ts";

/** A share of an entry as a form has it: the document, and the amount as it was typed. */
export interface TypedPart {
  document_id: number;
  amount: string;
}

/** The field of a form that has a share in it. */
export const partField = "part";

/** A share as one field: "12:213.83". */
export const asField = ({ document_id, amount }: TypedPart): string => `${document_id}:${amount}`;

/** The shares of such fields; what is none is left out, as only a program sends it. */
export const fromFields = (sent: readonly FormDataEntryValue[]): TypedPart[] =>
  sent.flatMap((field) => {
    const [, id, amount = ""] = /^(\d{1,15}):(.{0,40})$/.exec(String(field)) ?? [];
    return id === undefined ? [] : [{ document_id: Number(id), amount }];
  });

/** Cents as a form sends them. */
export const centsSent = (cents: number): string => sendDecimal(cents * 100);

/** A proposed share as it is sent. */
export const proposedPart = ({ document_id, amount_cents }: EntryPart): TypedPart => ({
  document_id,
  amount: centsSent(amount_cents),
});

/** The shares of a form that was refused, as they were sent. */
export const fromParts = (sent: unknown): TypedPart[] =>
  (Array.isArray(sent) ? sent : []).map((part: Record<string, unknown>) => ({
    document_id: Number(part.document_id),
    amount: typeof part.amount === "string" ? part.amount : "",
  }));
