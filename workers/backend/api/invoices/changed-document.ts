import type { Context } from "hono";
import { type Invoice, invoice } from "../../../../app/model/invoice";
import type { Call } from "../../call";
import type { InvoiceRow } from "../../db/invoices/invoices";
import { type Unit, write } from "../../db/write";
import { matches, tag } from "../../etag";
import { readInvoice, readInvoiceRow } from "./open-invoice";

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
