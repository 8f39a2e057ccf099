import type { BankStatement } from "#model/bank-statement/statement.ts";
import { both, type Mutation, pictures, type Step } from "../audit/mutation.ts";
import { daysAway } from "../invoices/assortment.ts";
import { issued } from "../invoices/mutations.ts";

const entry = (key: string, amount_cents: number, is_reversal = false, text = "") => ({
  key: `${daysAway(-9)}|${amount_cents}|${key}`,
  booked_on: daysAway(-9),
  amount_cents,
  currency: "EUR",
  is_reversal,
  party: { name: "Studija", iban: "", registration_nr: "" },
  reference: "",
  text,
  end_to_end: "",
  kind: "payment" as const,
});
/** What is issued here is numbered in the year of its day. */
const number = `RE-${daysAway(0).slice(0, 4)}-0001`;
/** As the front reads it of a file (workers/backend/front/statement-file.ts). */
const statement: BankStatement = {
  iban: "LV44HABA0551000000001",
  currency: "EUR",
  from: daysAway(-10),
  to: daysAway(-1),
  number: "1",
  opening_cents: null,
  closing_cents: null,
  // The third one names the invoice that is issued here, of 5.00 and 21 % of VAT.
  entries: [entry("A", 100), entry("A", -100, true), entry("B", 605, false, number)],
};
const taken: Step = ["POST", "/bank/statements", { document: { statements: [statement] } }, pictures(1)];
const book: Step = ["POST", "/bank/entries/1/book", { parts: [{ document_id: 1, amount: "1" }] }];
const aside: Step = ["POST", "/bank/entries/set-aside", { entries: [1], note: "Komisija" }];
const before = [...issued, taken];

/** Bank statements: taken, their entries booked, set aside, set against each other, and opened again. */
export const mutations: Record<string, Mutation> = {
  "bank_statements.create": { step: taken, entity: "bank_statement" },
  "bank_statements.delete": {
    before: [taken],
    step: ["DELETE", "/bank/statements/1"],
    entity: "bank_statement",
  },
  "bank_entries.book": { before, step: book, entity: "bank_entry", also: ["payment"], tells: both },
  "bank_entries.set_aside": { before: [taken], step: aside, entity: "bank_entry", id: 1, tells: both },
  "bank_entries.undo": {
    before: [taken, aside],
    step: ["POST", "/bank/entries/1/undo"],
    entity: "bank_entry",
    tells: both,
  },
  "bank_entries.book_certain": {
    before,
    step: ["POST", "/bank/entries/book-certain", { entries: [{ id: 3, proposal: "invoice-1:605" }] }],
    entity: "bank_entry",
    id: 3,
    also: ["payment"],
    tells: both,
  },
  "bank_entries.reverse": {
    before: [taken],
    step: ["POST", "/bank/entries/2/reverse"],
    entity: "bank_entry",
    id: 2,
    also: ["bank_entry"],
    tells: both,
  },
};
