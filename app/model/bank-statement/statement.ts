import { z } from "zod";

/** What an entry is by its bank transaction code, where that is clear. */
export const entryKinds = ["payment", "fee", "interest", "other"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Entries of a file at most. */
export const mostEntries = 20_000;

const cents = z.number().int();

/** A booked entry of an account. Texts are "" where the bank does not tell them. */
export const bankEntry = z.object({
  /** Tells entries of one account apart, and is the same whenever a file has the entry again (entry-keys.ts). */
  key: z.string(),
  /** A local date. */
  booked_on: z.string(),
  /** Above zero what came in, below zero what went out; never zero. */
  amount_cents: cents,
  /** ISO 4217, of the account. */
  currency: z.string(),
  /** Whether the bank takes an earlier entry back with it. */
  is_reversal: z.boolean(),
  /** Who paid or was paid. */
  party: z.object({ name: z.string(), iban: z.string(), registration_nr: z.string() }),
  /** A structured reference such as RF40RE20260001, without spaces. */
  reference: z.string(),
  /** What the payer wrote. */
  text: z.string(),
  /** The payer's own number of the payment. */
  end_to_end: z.string(),
  kind: z.enum(entryKinds),
});
export type BankEntry = z.output<typeof bankEntry>;

/** A statement of one account in one currency. Dates are local, "" where they are not told; a balance is null there. */
export const bankStatement = z.object({
  iban: z.string(),
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  /** The bank's number of the statement. */
  number: z.string(),
  opening_cents: cents.nullable(),
  closing_cents: cents.nullable(),
  entries: z.array(bankEntry).max(mostEntries),
});
export type BankStatement = z.output<typeof bankStatement>;
