import type { Database } from "#backend/db/database.ts";
import { openOf } from "#backend/db/invoices/credit.ts";
import { type InvoiceRow, updateInvoice } from "#backend/db/invoices/invoices.ts";
import { today } from "#model/date/dates.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { checkIssued, checkPayable, readInvoiceRow } from "./open-invoice.ts";
import { pay } from "./payment-rules.ts";

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
  const row = readInvoiceRow(database, id);
  if (status_id === invoiceStatus.paid) {
    settle(database, row, payment_date, actorId);
    return;
  }
  checkIssued(row);
  updateInvoice(database, id, { state: invoiceStatus.sent, sent_at: new Date().toISOString() });
}

/**
 * Notes that what is still open of a document was paid; 409 for one that money cannot be paid for. One that nothing is open
 * of stays as it is.
 */
export function settle(
  database: Database,
  row: InvoiceRow,
  paidOn: string | undefined,
  actorId: number,
): void {
  checkPayable(row);
  const open = openOf(row);
  if (open === 0) return;
  const date = paidOn ?? today();
  pay(database, row, { date, amount_cents: open, note: "", actorId, dateField: "payment_date" });
}
