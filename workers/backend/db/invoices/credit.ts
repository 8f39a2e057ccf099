import { and, asc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { ClientDocument } from "#model/invoice/credit.ts";
import type { Payment } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Database } from "../database.ts";
import { askedCents, isOpen, openCents } from "./conditions.ts";
import { type InvoiceRow, invoices } from "./invoices.ts";

type Asking = Pick<InvoiceRow, "voided_at" | "total_cents" | "credited_cents">;
type Settled = Asking & Pick<InvoiceRow, "is_payable" | "issued_at" | "paid_cents">;

/** Cents that an issued document asks for by now: what credit notes have not taken back. */
const askedOf = ({ voided_at, total_cents, credited_cents }: Asking): number =>
  voided_at === null ? total_cents - credited_cents : 0;

/** Whether money can be paid for a document: issued, not voided, and one that asks for money. */
export const isPayable = ({ is_payable, issued_at, voided_at }: Settled): boolean =>
  is_payable && issued_at !== null && voided_at === null;

/** Cents of a document that are still to be paid. */
export const openOf = (row: Settled): number =>
  isPayable(row) ? Math.max(askedOf(row) - row.paid_cents, 0) : 0;

/**
 * Cents of what was paid of a document that are the client's: what is over what it asks for, and all that was paid of a
 * voided one (domain H22).
 */
export const owedOf = (row: Settled): number =>
  row.is_payable && row.issued_at !== null ? Math.max(row.paid_cents - askedOf(row), 0) : 0;

/**
 * Cents that have been owed back of a document ever since a local date: the least of what was owed on the days from then on. What
 * was paid of a voided one may have been returned before it was voided.
 */
export function owedSince(
  row: Asking,
  payments: readonly Pick<Payment, "date" | "amount_cents">[],
  date: string,
): number {
  const asked = askedOf(row);
  const owedOn = (day: string): number => {
    const paid = payments.filter((one) => one.date <= day).reduce((sum, one) => sum + one.amount_cents, 0);
    return paid - asked;
  };
  const days = [date, ...payments.map((one) => one.date).filter((day) => day > date)];
  return Math.max(0, Math.min(...days.map(owedOn)));
}

/** The rule of {@link owedOf} in SQL, for sums. */
export const owed: SQL<number> = sql`iif(${invoices.is_payable} and ${invoices.state} <> ${invoiceStatus.draft},
  max(${invoices.paid_cents} - iif(${invoices.state} = ${invoiceStatus.voided}, 0, ${askedCents}), 0), 0)`;

/** The rule of {@link openOf} in SQL, for sums. */
export const open: SQL<number> = sql`iif(${isOpen}, ${openCents}, 0)`;

/** Cents that are owed back to a client. */
export const owedToClient = (database: Database, clientId: number): number =>
  database
    .select({ cents: sql<number>`coalesce(sum(${owed}), 0)` })
    .from(invoices)
    .where(eq(invoices.client_id, clientId))
    .get()?.cents ?? 0;

const listed = (amount: SQL<number>) => ({
  id: invoices.id,
  invoice_nr: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
  date: invoices.date,
  estimate_id: invoices.estimate_id,
  amount_cents: amount,
});

/** The other documents of a document's client with something open, or with something owed back; the oldest first. */
const othersWith = (
  database: Database,
  { id, client_id }: InvoiceRow,
  amount: SQL<number>,
): ClientDocument[] =>
  database
    .select(listed(amount))
    .from(invoices)
    .where(and(eq(invoices.client_id, client_id), ne(invoices.id, id), gt(amount, 0)))
    .orderBy(asc(invoices.date), asc(invoices.id))
    .all();

export const openOthers = (database: Database, row: InvoiceRow) => othersWith(database, row, open);
export const owingOthers = (database: Database, row: InvoiceRow) => othersWith(database, row, owed);
