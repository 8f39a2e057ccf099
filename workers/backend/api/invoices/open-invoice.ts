import type { Context } from "hono";
import type { Database } from "#backend/db/database.ts";
import { findInvoiceRow, type InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { findInvoice } from "#backend/db/invoices/read.ts";
import { addressOf } from "#backend/operations/address.ts";
import type { Call } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";

/** What an API handler reads before it changes a document; whatever is not there is a 404. */

export const readInvoice = (c: Context<Call>, id: number): Invoice =>
  found(findInvoice(c.env.database, id, addressOf(c)));

export const readInvoiceRow = (database: Database, id: number): InvoiceRow =>
  found(findInvoiceRow(database, id));

/** A document that is still a draft: an issued one stays as it is, 409. */
export function readDraft(database: Database, id: number): InvoiceRow {
  const row = readInvoiceRow(database, id);
  if (row.state !== invoiceStatus.draft) throw new Problem(409, "errors.invoice_issued");
  return row;
}

/** A document that is issued and not voided; 409 otherwise. */
export function checkIssued({ state }: InvoiceRow): void {
  if (state === invoiceStatus.draft) throw new Problem(409, "errors.invoice_draft");
  if (state === invoiceStatus.voided) throw new Problem(409, "errors.invoice_voided");
}

/** A document that money can be paid for: issued, not voided, and one that asks for money; 409 otherwise. */
export function checkPayable(row: InvoiceRow): void {
  checkIssued(row);
  if (!row.is_payable) throw new Problem(409, "errors.invoice_unpayable");
}
