import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { subYears } from "date-fns/subYears";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import type { InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { invalid } from "#backend/operations/errors.ts";
import { dueDate, type PaymentTerm, paymentTerm, paymentTerms } from "#model/company/payment-terms.ts";
import { today } from "#model/date/dates.ts";
import type { InvoiceInput } from "#model/invoice/input.ts";

interface Dates {
  date: string;
  supply_date: string | null;
  due_date: string | null;
  payment_terms: PaymentTerm;
}

/**
 * The dates of a document. With terms of so many days the due date follows from the date; a due date that is said comes
 * before the terms that there were. Terms begin as the company's (domain §4). Where nothing is to be paid nothing is due.
 */
export function datesOf(
  database: Database,
  input: InvoiceInput,
  isPayable: boolean,
  before?: InvoiceRow,
): Dates {
  const date = input.date ?? before?.date ?? today();
  const supply = input.supply_date === undefined ? before?.supply_date : input.supply_date;
  const terms = termsOf(database, input, before);
  const dates = { date, supply_date: supply === date ? null : (supply ?? null) };
  if (!isPayable) return { ...dates, due_date: null, payment_terms: terms ?? usualTerms(database) };
  const said = input.due_date === undefined ? before?.due_date : input.due_date;
  const due_date = dueDate(date, terms) ?? said ?? null;
  // One that was sent beside terms that say another, and is not the one of before sent back.
  if (input.due_date && ![due_date, before?.due_date].includes(input.due_date))
    throw invalid("due_date", "errors.due_of_terms");
  if (due_date === null) throw invalid("due_date", "errors.required");
  if (due_date < date) throw invalid("due_date", "errors.due_before_date");
  return { ...dates, due_date, payment_terms: terms };
}

function termsOf(database: Database, input: InvoiceInput, before?: InvoiceRow): PaymentTerm {
  if (input.payment_terms !== undefined) return input.payment_terms;
  if (input.due_date) return null;
  return before ? paymentTerm.parse(before.payment_terms) : usualTerms(database);
}

/** The earliest local date that a document may be issued with: numbers that ran far against the days would be no order. */
export const earliestDate = (): string => yearBefore(today());

/** The same day a year before a local date. */
export const yearBefore = (date: string): string =>
  formatISO(subYears(parseISO(date), 1), { representation: "date" });

/** The company's terms; where it has other ones, nobody has said a due date yet, and the shortest stand in. */
const usualTerms = (database: Database): PaymentTerm =>
  readCompany(database).payment_terms ?? paymentTerms[0];
