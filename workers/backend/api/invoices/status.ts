import { today } from "../../../../app/model/dates";
import { invoiceStatus } from "../../../../app/model/invoice-status";
import type { Database } from "../../db/database";
import { openOf } from "../../db/invoices/credit";
import { type InvoiceRow, updateInvoice } from "../../db/invoices/invoices";
import { Problem } from "../../errors";
import { readInvoiceRow, readPayable } from "./open-invoice";
import { pay } from "./payment-rules";

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
  const open = openOf(row);
  if (open > 0) pay(database, row, { date: paidOn ?? today(), amount_cents: open, note: "", actorId });
}
