import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#backend/db/database.ts";
import { invoices } from "#backend/db/invoices/invoices.ts";
import { type Counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Billed } from "#model/invoice/billed.ts";
import type { EstimateInvoices } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";

/** Documents with how much they have of lines: those without a quantity have all of their lines. */
interface Holder {
  position_item_ids: readonly number[];
  quantities: readonly { position_item_id: number; quantity: number }[];
}

/**
 * How much of the lines of an estimate is invoiced, drafts among them, and was delivered on waybills that are issued: of the lines
 * of which something is invoiced in parts, or was delivered. `billed` is what documents have taken.
 */
export function lineProgress(
  database: Database,
  estimate: Counted,
  billed: readonly Billed[],
): EstimateInvoices["line_progress"] {
  const parts = new Map(billed.map((one) => [one.id, one.parts]));
  const invoicing = billed.map((one) => ({
    position_item_ids: one.position_item_ids,
    quantities: one.parts,
  }));
  const waybills = waybillsOf(database, estimate.id).map(({ id, position_item_ids, quantities }) => ({
    position_item_ids,
    quantities: parts.get(id) ?? quantities,
  }));
  const ordered = new Map(itemsOf(estimate).map(({ id, quantity }) => [id, decimal(quantity)]));
  const [invoiced, delivered] = [heldBy(invoicing, ordered), heldBy(waybills, ordered)];
  const inParts = new Set(
    invoicing.flatMap(({ quantities }) => quantities.map((one) => one.position_item_id)),
  );
  return [...ordered.keys()]
    .filter((id) => inParts.has(id) || delivered.has(id))
    .map((position_item_id) => ({
      position_item_id,
      invoiced: sendDecimal(invoiced.get(position_item_id) ?? 0),
      delivered: sendDecimal(delivered.get(position_item_id) ?? 0),
    }));
}

/** What documents have of lines together: ten-thousandths. */
function heldBy(holders: readonly Holder[], ordered: ReadonlyMap<number, number>): Map<number, number> {
  const held = new Map<number, number>();
  for (const { position_item_ids, quantities } of holders) {
    const some = new Map(quantities.map(({ position_item_id, quantity }) => [position_item_id, quantity]));
    for (const id of position_item_ids)
      held.set(id, (held.get(id) ?? 0) + (some.get(id) ?? ordered.get(id) ?? 0));
  }
  return held;
}

const waybillsOf = (database: Database, estimateId: number) =>
  database
    .select({
      id: invoices.id,
      position_item_ids: invoices.position_item_ids,
      quantities: invoices.quantities,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.estimate_id, estimateId),
        eq(invoices.invoice_type_id, invoiceType.waybill),
        inArray(invoices.state, [invoiceStatus.issued, invoiceStatus.sent]),
      ),
    )
    .all();
