import { today } from "../../../../app/model/dates";
import { invoiceStatus } from "../../../../app/model/invoice-status";
import type { Database } from "../../db/database";
import { type InvoiceRow, updateInvoice } from "../../db/invoices/invoices";
import { insertPayment } from "../../db/invoices/payments";
import { invalid, Problem } from "../../errors";
import { readInvoiceRow, readPayable } from "./open-invoice";

interface Change {
  /** Sent, or paid. */
  status_id: number;
  /** Of what is paid; today where none is said. */
  payment_date?: string | undefined;
  actorId: number;
}

/** Changes the status of an issued document (specification 4.3): it was sent, or what is open was paid. */
export function changeStatus(
  database: Database,
  id: number,
  { status_id, payment_date, actorId }: Change,
): void {
  if (status_id === invoiceStatus.paid) {
    settle(database, readPayable(database, id), payment_date, actorId);
    return;
  }
  const { state } = readInvoiceRow(database, id);
  if (state === invoiceStatus.draft) throw new Problem(409, "errors.invoice_draft");
  if (state === invoiceStatus.voided) throw new Problem(409, "errors.invoice_voided");
  updateInvoice(database, id, { state: invoiceStatus.sent, sent_at: new Date().toISOString() });
}

/** Notes that what is still open of a document was paid. One that nothing is open of stays as it is. */
export function settle(
  database: Database,
  row: InvoiceRow,
  paidOn: string | undefined,
  actorId: number,
): void {
  const open = row.total_cents - row.paid_cents;
  if (open > 0) pay(database, row, { date: paidOn ?? today(), amount_cents: open, note: "", actorId });
}

interface Paid {
  /** Local date. */
  date: string;
  amount_cents: number;
  note: string;
  actorId: number;
}

/** Notes a payment; more than is open, or before the document was there, is refused. Answers its id. */
export function pay(database: Database, row: InvoiceRow, { actorId, ...payment }: Paid): number {
  if (payment.amount_cents > row.total_cents - row.paid_cents) throw invalid("amount", "errors.overpaid");
  if (payment.date > today()) throw invalid("date", "errors.payment_ahead");
  const created_at = new Date().toISOString();
  return insertPayment(database, { ...payment, invoice_id: row.id, created_by: actorId, created_at }).id;
}
