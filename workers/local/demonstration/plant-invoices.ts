import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import { readConfig } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { invoiceDeductions } from "#backend/db/invoices/deductions.ts";
import { invoiceContents } from "#backend/db/invoices/frozen.ts";
import { invoicedItems } from "#backend/db/invoices/invoiced-items.ts";
import { invoices } from "#backend/db/invoices/invoices.ts";
import { numberCounters } from "#backend/db/invoices/numbers.ts";
import { payments } from "#backend/db/invoices/payments.ts";
import { invoiceSums } from "#backend/db/invoices/sums.ts";
import { decimal } from "#model/money/decimal.ts";
import { insertRows } from "./bulk.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { type Book, instantOf, type Office } from "./invoices/book.ts";
import { documentsOf } from "./invoices/documents.ts";
import { stepsOf } from "./invoices/plans.ts";
import { randomFrom } from "./random.ts";
import type { DemonstrationRows } from "./rows.ts";

/** How many documents each installation has, about. */
const counts: Record<DemonstrationName, number> = { portal: 430, acme: 165, beta: 70 };

/**
 * What was worked out before: documents follow from the name and the day alone, and reading some hundred estimates takes
 * longer than planting all that they say. Tests plant the same day over and over.
 */
const books = new Map<string, Book>();

/** Plants the documents of estimates that have just been planted, into tables that are empty. */
export function plantInvoices(
  database: Database,
  name: DemonstrationName,
  { estimates, projects }: Pick<DemonstrationRows, "estimates" | "projects">,
  today: string,
): void {
  const key = `${name} ${today}`;
  const random = randomFrom(`${name}/invoices`);
  const steps = () => stepsOf({ estimates, projects, count: counts[name], today, random });
  const book = books.get(key) ?? documentsOf(steps(), officeOf(database, today, random));
  books.set(key, book);
  insertBook(database, book);
}

function officeOf(database: Database, today: string, random: Office["random"]): Office {
  return {
    company: readCompany(database),
    config: readConfig(database),
    estimateOf: once((id) => findEstimate(database, id)),
    clientOf: once((id) => findClient(database, id)),
    today,
    random,
  };
}

/** Reads each row once; one that is not there is a fault. */
function once<Row>(read: (id: number) => Row | undefined): (id: number) => Row {
  const known = new Map<number, Row>();
  return (id) => {
    const row = known.get(id) ?? read(id);
    if (row === undefined) throw new Error(`There is no ${id} to make documents of`);
    known.set(id, row);
    return row;
  };
}

/** Few at once, as each is all that a document says. */
const documentsAtOnce = 40;

/** Columns that only some documents have. */
const seldom = {
  supply_date: null,
  due_date: null,
  payment_terms: null,
  comment: "",
  percentage: null,
  waybill: null,
  paid_cents: 0,
  credits_id: null,
  search: "",
  issued_at: null,
  issued_by: null,
  sent_at: null,
  voided_at: null,
};

function insertBook(database: Database, { entries, counters }: Book): void {
  const rows = entries.map(({ row }) => ({ ...seldom, ...row }));
  insertRows(database, invoices, rows);
  const frozen = entries.flatMap(({ row, content }) => (content ? [{ invoice_id: row.id, content }] : []));
  insertRows(database, invoiceContents, frozen, documentsAtOnce);
  insertRows(
    database,
    invoiceDeductions,
    entries.flatMap(({ row, deductions }) =>
      deductions.map((one) => ({ ...one, rate: decimal(one.rate), invoice_id: row.id })),
    ),
  );
  insertRows(
    database,
    invoiceSums,
    entries.flatMap(({ row, groups }) =>
      groups.map((group) => ({ ...group, rate: decimal(group.rate), invoice_id: row.id })),
    ),
  );
  insertRows(
    database,
    invoicedItems,
    entries.flatMap(({ row, held }) => held.map((item) => ({ ...item, invoice_id: row.id }))),
  );
  insertRows(database, payments, paymentsOf(entries));
  insertRows(database, numberCounters, [...counters.values()]);
}

/** Payments in the order in which they came. */
function paymentsOf(entries: Book["entries"]) {
  const random = randomFrom("payments");
  return entries
    .flatMap(({ row, paid }) =>
      paid.map((payment) => ({ ...payment, invoice_id: row.id, created_by: row.issued_by })),
    )
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((payment) => ({ ...payment, created_at: instantOf(payment.date, random) }));
}
