import type { Database } from "#backend/db/database.ts";
import { partsOf } from "#backend/db/invoices/invoiced-items.ts";
import { findInvoiceRow, type InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { invalid } from "#backend/operations/errors.ts";
import { type Counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Bill, BillingChoice } from "#model/invoice/billing.ts";
import type { LineQuantity } from "#model/invoice/line-parts.ts";
import type { Waybill } from "#model/invoice/waybill.ts";
import { checkQuantities, quantitiesOf } from "./quantities.ts";

/** The lines of a document, and how much was asked for of those of which it does not have all. */
interface Lines {
  position_item_ids: number[];
  quantities: LineQuantity[];
}

/** The lines of a document that asks for money. */
export function linesIn(bill: Bill, choice: BillingChoice, estimate: Counted): Lines {
  const position_item_ids = bill.lines.map(({ id }) => id);
  return { position_item_ids, quantities: quantitiesOf(choice, estimate, position_item_ids) };
}

interface Goods {
  estimate: Counted;
  choice: BillingChoice;
  waybill: Waybill | null;
}

/** The lines of a waybill that asks for no money: those that were chosen, those of the invoice beside it, or all. */
export function goods(database: Database, { estimate, choice, waybill }: Goods): Lines {
  checkQuantities(estimate, [], choice);
  const known = itemsOf(estimate).map(({ id }) => id);
  const chosen = choice.billing === "lines" ? choice.position_item_ids : null;
  const priced = waybill?.pricing_invoice && findInvoiceRow(database, waybill.pricing_invoice.id);
  const beside = chosen === null && priced?.billing === "lines" ? priced : null;
  const wanted = chosen ?? beside?.position_item_ids ?? known;
  if (!wanted.every((id) => known.includes(id))) throw invalid("position_items", "errors.invoice_line_gone");
  if (wanted.length === 0) throw invalid("position_items", "errors.invoice_nothing");
  const position_item_ids = known.filter((id) => wanted.includes(id));
  const asked = quantitiesOf(choice, estimate, position_item_ids);
  return { position_item_ids, quantities: beside && asked.length === 0 ? askedIn(database, beside) : asked };
}

/** How much an invoice has of lines of which it does not have all. */
const askedIn = (database: Database, { id }: InvoiceRow): LineQuantity[] =>
  partsOf(database, id).map(({ position_item_id, quantity }) => ({
    position_item_id,
    quantity,
    is_final: false,
  }));
