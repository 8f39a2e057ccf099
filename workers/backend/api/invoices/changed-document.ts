import type { Context } from "hono";
import type { InvoiceRow } from "#backend/db/invoices/invoices.ts";
import type { Call } from "#backend/operations/call.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { readInvoice, readInvoiceRow } from "./open-invoice.ts";

/**
 * Changes a document in one write, at the version that the caller knows, and answers it as it stands then; 404 where there
 * is none, 412 where somebody changed it meanwhile.
 */
export function changedDocument(
  c: Context<Call>,
  id: number,
  work: (unit: Unit, row: InvoiceRow) => void,
): Invoice {
  const data = write(c, invoice, (unit) => {
    matches(c, readInvoice(c, id));
    work(unit, readInvoiceRow(unit.database, id));
    return readInvoice(c, id);
  });
  tag(c, data);
  return data;
}
