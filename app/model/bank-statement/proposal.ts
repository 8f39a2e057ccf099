import { z } from "zod";
import { partKinds } from "../bank-entry/part-kinds.ts";

/** An issued invoice that payments may be for: one that is not paid in full, or that they may name all the same. */
export interface OpenDocument {
  readonly id: number;
  readonly number: string;
  /** Its structured reference (invoice/creditor-reference.ts); null or "" where its number gives none. */
  readonly reference: string | null;
  /** Zero of one that is paid. */
  readonly open_cents: number;
  /** Local dates. */
  readonly date: string;
  readonly due_date: string | null;
  readonly client_id: number;
}

/** An invoice of which money is owed back to the client (domain H22). */
export interface OwedDocument extends Omit<OpenDocument, "open_cents" | "due_date"> {
  /** Above zero. */
  readonly owed_cents: number;
}

/** A supplier's invoice that is to be paid. */
export interface OpenPurchase {
  readonly id: number;
  /** The supplier's own number. */
  readonly number: string;
  /** What is left to be paid, above zero. */
  readonly payable_cents: number;
  /** The supplier as a client; null where it is not known. */
  readonly supplier_id: number | null;
}

/** How a client or supplier is known on a statement; "" of what is not known. */
export interface Payer {
  readonly client_id: number;
  readonly ibans: readonly string[];
  readonly registration_nr: string;
  readonly name: string;
}

/** How sure a proposal is: `certain` where a person would not hesitate, `none` where nothing is proposed. */
export const certainties = ["certain", "likely", "none"] as const;

/** What a proposal rests on, or why there is none. Screens say it in the user's language. */
export const matchReasons = [
  // Which documents: the structured reference, a number in the text, the whole amount.
  "reference",
  "number",
  "amount",
  // Who paid.
  "iban",
  "registration",
  "name",
  // The payer is known as a client that the documents are not of.
  "other_client",
  // How it is shared: over several documents, less than is open, more than is open.
  "several",
  "part",
  "over",
  // Named documents on which nothing is left open.
  "paid",
  // It takes an earlier entry back, or is taken back by a later one.
  "reversal",
  "reversed",
  // Nothing is proposed of these.
  "currency",
  "fee",
  "interest",
] as const;
export type MatchReason = (typeof matchReasons)[number];

const cents = z.number().int();

/** What is proposed for an entry: `allocations` and `over_cents` come to its amount where there are allocations. */
export const proposal = z.object({
  certainty: z.enum(certainties),
  /** Invoices where money came in, purchases and refunds where it went out; each above zero. */
  allocations: z.array(
    z.object({ kind: z.enum(partKinds), document_id: z.number().int(), amount_cents: cents }),
  ),
  /** What is left over beside the documents: the client's credit (domain H22). */
  over_cents: cents,
  /** The client or supplier that it is of, also where no document is proposed. */
  client_id: z.number().int().nullable(),
  /** The key of the entry that it takes back. */
  reverses: z.string().nullable(),
  reasons: z.array(z.enum(matchReasons)),
});
export type Proposal = z.output<typeof proposal>;
