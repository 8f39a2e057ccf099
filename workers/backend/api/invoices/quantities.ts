import { invalid } from "#backend/operations/errors.ts";
import { type Counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Billed } from "#model/invoice/billed.ts";
import type { BillingChoice } from "#model/invoice/billing.ts";
import type { InvoiceInput } from "#model/invoice/input.ts";
import { type LineQuantity, progressIn, quantityProblem } from "#model/invoice/line-parts.ts";
import { decimal } from "#model/money/decimal.ts";

/** Throws a Problem (422) at the first quantity that is wrong beside what other documents have. */
export function checkQuantities(estimate: Counted, others: readonly Billed[], choice: BillingChoice): void {
  if (choice.billing === "percentage") return;
  const progress = progressIn(others);
  const items = new Map(itemsOf(estimate).map((item) => [item.id, item]));
  for (const [index, wish] of (choice.quantities ?? []).entries()) {
    const item = items.get(wish.position_item_id);
    if (!item) throw invalid(`quantities.${index}.position_item_id`, "errors.invoice_line_gone");
    const line = progress(item);
    const problem = line.isDone ? null : quantityProblem(line, wish, choice.tolerance ?? null);
    if (problem) throw invalid(`quantities.${index}.quantity`, problem);
  }
}

/** The quantities of lines that the document has: one of all that was ordered says nothing. */
export function quantitiesOf(
  choice: BillingChoice,
  estimate: Counted,
  ids: readonly number[],
): LineQuantity[] {
  if (choice.billing === "percentage") return [];
  const ordered = new Map(itemsOf(estimate).map(({ id, quantity }) => [id, decimal(quantity)]));
  return (choice.quantities ?? []).filter(
    ({ position_item_id: id, quantity }) => ids.includes(id) && ordered.get(id) !== quantity,
  );
}

/** Quantities as they are sent: ten-thousandths. */
export const wishesOf = (sent: NonNullable<InvoiceInput["quantities"]>): LineQuantity[] =>
  sent.map((one) => ({ ...one, quantity: decimal(one.quantity) }));
