import { z } from "zod";
import {
  lenient,
  paged,
  pageRows,
  place,
  sentDate,
  sentOr,
  sentOrNull,
  sentText,
  sortingsSaid,
  underData,
} from "../answer/answer.ts";
import { id, requiredText } from "../answer/fields.ts";
import { certainties, matchReasons } from "../bank-statement/proposal.ts";
import { bankStatement, entryKinds } from "../bank-statement/statement.ts";
import { paymentInput } from "../invoice/payment.ts";
import { entryStates } from "./entry-states.ts";
import { partKinds } from "./part-kinds.ts";

/** What can be asked for of the two directions of money. */
export const entryDirections = ["in", "out"] as const;

/** Documents that one entry is booked into at most, and entries that are booked at once. */
export const mostParts = 200;
export const mostCertain = 2000;

const cents = z.number().int();
const named = z.object({ id, name: z.string() });

/**
 * What an entry is booked into, or is proposed for: an invoice where money came in; where it went out, a supplier's invoice or an
 * invoice of which money goes back to the client (domain H22).
 */
export const entryPart = z.object({
  kind: z.enum(partKinds),
  document_id: id,
  number: sentText,
  /** Of an invoice, which its page is found by. */
  estimate_id: sentOrNull(id),
  client: sentOrNull(named),
  /** Above zero. */
  amount_cents: cents,
  /** What is to be paid of the document now, or to be given back of it. */
  open_cents: cents.default(0),
});
export type EntryPart = z.output<typeof entryPart>;

/** A document that an entry can be booked into. */
export const entryDocument = entryPart.omit({ amount_cents: true }).extend({ due_date: sentDate });
export type EntryDocument = z.output<typeof entryDocument>;
export const entryDocumentPage = paged(entryDocument);

/** An entry that another one takes back, or is taken back by. */
const other = z.object({ id, booked_on: z.string(), state: z.enum(entryStates) });

/** What is proposed for an open entry, counted with what is open at that moment (model/bank-statement/match.ts). */
export const entryProposal = z.object({
  certainty: z.enum(certainties),
  parts: z.array(entryPart),
  /** What goes beside the documents to the last of them: the client's credit (domain H22). */
  over_cents: cents,
  client: sentOrNull(named),
  reverses: sentOrNull(other),
  reasons: lenient(z.array(z.enum(matchReasons)), []),
  /** Says which proposal it is: who books all certain ones sends it, so that no other one is booked. "" of none. */
  key: sentText,
});
export type EntryProposal = z.output<typeof entryProposal>;

/** An entry of a bank statement. `version` counts its changes, for If-Match. */
export const entryRow = z.object({
  id,
  statement_id: id,
  /** Of the agency's account. */
  iban: sentText,
  booked_on: z.string(),
  /** Above zero what came in, below zero what went out. */
  amount_cents: cents,
  currency: sentOr(z.string(), "EUR"),
  is_reversal: z.coerce.boolean().default(false),
  kind: lenient(z.enum(entryKinds), "other"),
  party: z.object({ name: sentText, iban: sentText, registration_nr: sentText }),
  reference: sentText,
  text: sentText,
  state: z.enum(entryStates),
  /** Why it was set aside. */
  note: sentText,
  decided_at: sentOrNull(z.string()),
  decided_by: sentOrNull(named),
  /** The entry that it stands against, where one of them takes the other back. */
  counterpart: sentOrNull(other),
  /** What it is booked into. */
  parts: z.array(entryPart).default([]),
  /** Null of an entry that is not open. */
  proposal: sentOrNull(entryProposal),
  version: z.number().int().default(0),
});
export type EntryRow = z.output<typeof entryRow>;

export const entryRows = z.array(entryRow);

/** What the list says beside its page: how many entries there are of each state, and of which accounts. */
const summary = z.object({
  open: cents,
  booked: cents,
  aside: cents,
  /** Open entries with a certain proposal. */
  certain: cents,
  accounts: z.array(z.string()),
});
export const entryPage = z.preprocess(
  underData,
  z.object({
    data: pageRows(entryRow),
    meta: z.preprocess((sent) => sent ?? {}, z.object(place)),
    sortings: sortingsSaid,
    summary,
  }),
);

export type EntryPage = z.output<typeof entryPage>;

/** A statement that was taken. */
export const statementRow = z.object({
  id,
  iban: sentText,
  currency: sentOr(z.string(), "EUR"),
  from: sentDate,
  to: sentDate,
  number: sentText,
  opening_cents: sentOrNull(cents),
  closing_cents: sentOrNull(cents),
  /** Entries that came with it, and those of its file that an earlier one had brought. */
  new_count: cents.default(0),
  known_count: cents.default(0),
  /** Entries of it that are still to be booked. */
  open_count: cents.default(0),
  /** What it is called where files are kept. */
  file: sentText,
  file_name: sentText,
  /** Bytes. */
  size: cents.default(0),
  sha256: sentText,
  taken_at: sentText,
  taken_by: sentOrNull(named),
  version: z.number().int().default(0),
});
export type StatementRow = z.output<typeof statementRow>;
export const statementPage = paged(statementRow);

/** What a file brought: its statements, each of one account. */
export const statementsTaken = z.object({
  statements: z.array(statementRow),
  /** Entries that were booked by themselves, as the installation wishes. */
  booked_count: cents.default(0),
});

/** Comes with the file; the front adds what it reads of it, in the place of what was sent under that name. */
export const statementInput = z.object({
  document: z.object({ statements: z.array(bankStatement) }).nullish(),
});

/** A share of an entry. Without a kind it is an invoice where money came in, and a supplier's invoice where it went out. */
const bookedPart = z.object({
  kind: z.enum(partKinds).optional(),
  document_id: id,
  amount: paymentInput.shape.amount,
});

/** What an entry is booked into. What is left over goes to the last document, which it pays in full then. */
export const bookingInput = z.object({
  parts: z.array(bookedPart).min(1, "errors.required").max(mostParts, "errors.too_many"),
});

/** Why entries are set aside: fees, wages, transfers between own accounts. */
export const asideNote = z.object({ note: requiredText(200) });

/** The same with the entries: all of them, or none. */
export const asideInput = asideNote.extend({
  entries: z.array(id).min(1, "errors.required").max(mostCertain, "errors.too_many"),
});

/** Entries by their ids as an address has them: "1,2". */
export const manyIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, "errors.choice")
  .transform((text) => text.split(",").map(Number))
  .refine(({ length }) => length <= mostParts, "errors.too_many");

/** Entries whose certain proposals somebody has seen, each with the key of that proposal. */
export const certainInput = z.object({
  entries: z
    .array(z.object({ id, proposal: z.string().max(10_000, "errors.too_long") }))
    .min(1, "errors.required")
    .max(mostCertain, "errors.too_many"),
});

/** What came of each of them. */
export const certainOutcome = z.object({
  results: z.array(
    z.object({
      id,
      outcome: z.enum(["booked", "refused"]),
      /** Why it was refused, in words. */
      message: sentText,
    }),
  ),
});
