import type { Database } from "#backend/db/database.ts";
import { openOf, owedOf, owedSince } from "#backend/db/invoices/credit.ts";
import { findInvoiceRow, type InvoiceRow } from "#backend/db/invoices/invoices.ts";
import {
  deletePayment,
  findWithCounterpart,
  insertPayment,
  listPayments,
  type PaymentRow,
} from "#backend/db/invoices/payments.ts";
import { invalid, notFound, Problem } from "#backend/operations/errors.ts";
import { today } from "#model/date/dates.ts";
import { checkBooksChangeable, checkBooksOpen } from "../closed-books.ts";
import { yearBefore } from "./dates.ts";

/** A sum of money that came, or went back. */
export interface Sum {
  /** Local date. */
  date: string;
  /** Above zero, whichever way it went. */
  amount_cents: number;
  note: string;
  actorId: number;
  /** The entry of a bank statement that it is booked from. */
  bank_entry_id?: number;
  /** What the field of its date is called, where that is not `date`: a document has a date of its own. */
  dateField?: string;
  /** The same of the field of the amount. */
  amountField?: string;
}

/** Notes a payment, whatever its sum: what is over the total is the client's (domain H22). Answers its id. */
export const pay = (database: Database, row: InvoiceRow, sum: Sum): number => noteSum(database, row, sum);

/** Notes that a sum was given back to the client; more than is owed is refused. Answers the payment's id. */
export function refund(database: Database, row: InvoiceRow, sum: Sum): number {
  checkOwed(database, row, sum);
  return noteSum(database, row, { ...sum, amount_cents: -sum.amount_cents });
}

/** Throws a Problem (422) where less is owed than is taken: today, or on its date, as money goes back after it has come. */
export function checkOwed(
  database: Database,
  row: InvoiceRow,
  { date, amount_cents, dateField = "date", amountField = "amount" }: Sum,
): void {
  if (amount_cents > owedOf(row)) throw invalid(amountField, "errors.owed_over");
  if (amount_cents > owedSince(row, listPayments(database, row.id), date))
    throw invalid(dateField, "errors.owed_later");
}

/**
 * Sets a sum that is owed back against another document of the same client: no more than is owed here and open there.
 * Answers the ids of both payments.
 */
export function transfer(
  database: Database,
  row: InvoiceRow,
  toId: number,
  sum: Sum,
): [taken: number, arrived: number] {
  const to = findInvoiceRow(database, toId);
  const open = to && to.id !== row.id && to.client_id === row.client_id ? openOf(to) : 0;
  if (!to || open === 0) throw invalid("invoice_id", "errors.open_document");
  checkOwed(database, row, sum);
  if (sum.amount_cents > open) throw invalid("amount", "errors.open_over");
  const taken = noteSum(database, row, { ...sum, amount_cents: -sum.amount_cents });
  return [taken, noteSum(database, to, sum, taken)];
}

/**
 * Takes a payment out that was entered wrongly, with its counterpart where it is a transfer. A sum that was returned or set
 * against another document meanwhile is refused, and so is what was paid of a voided document: that is owed to the client.
 */
export function withdraw(database: Database, row: InvoiceRow, id: number): PaymentRow[] {
  const rows = findWithCounterpart(database, id);
  const own = rows.find((payment) => payment.id === id);
  if (!own || own.invoice_id !== row.id) throw notFound();
  if (row.voided_at !== null && own.amount_cents > 0) throw new Problem(409, "errors.invoice_voided");
  for (const payment of rows) {
    checkBooksChangeable(database, payment.date);
    deletePayment(database, payment);
    const left = findInvoiceRow(database, payment.invoice_id)?.paid_cents ?? 0;
    if (left < 0) throw new Problem(409, "errors.payment_used");
  }
  return rows;
}

/**
 * Throws a Problem (422) at a field for a sum of a day to come, or of one long before its document. One may come before it, where
 * a client pays ahead, but by no more than a year: 1925 was meant as 2025.
 */
export function checkDate(field: string, date: string, ofDocument: string): void {
  if (date > today()) throw invalid(field, "errors.payment_ahead");
  if (date < yearBefore(ofDocument)) throw invalid(field, "errors.payment_early");
}

function noteSum(
  database: Database,
  { id: invoice_id, date }: InvoiceRow,
  { date: paidOn, amount_cents, note, actorId, bank_entry_id, dateField = "date" }: Sum,
  transferred_from: number | null = null,
): number {
  checkDate(dateField, paidOn, date);
  checkBooksOpen(database, dateField, paidOn);
  return insertPayment(database, {
    invoice_id,
    date: paidOn,
    amount_cents,
    note,
    bank_entry_id: bank_entry_id ?? null,
    transferred_from,
    created_by: actorId,
    created_at: new Date().toISOString(),
  });
}
