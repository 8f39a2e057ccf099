import { itemsOf, vatOf } from "../estimate/counted-estimate.ts";
import type { Estimate, EstimateSums } from "../estimate/estimate.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import { percentOf, sum } from "../money/money.ts";
import { type Billed, type BilledGroup, isSameVat, taken } from "./billed.ts";
import { deviationOf, type InvoicedLine, progressIn, restOf } from "./line-parts.ts";

export type CountedEstimate = Estimate & { sums: EstimateSums };

/** What is left of a VAT group, and by how much the VAT of its documents is more than the estimate's. Cents. */
export interface RemainingGroup extends BilledGroup {
  rounding_cents: number;
}

/**
 * What is left to be invoiced of an estimate by VAT group, in its order: a line that is done with more or less than was ordered
 * counts as it was invoiced. Negative where advances were for more. VAT is that
 * of one document of all that is left; that it comes to other cents than the estimate's is rounding, and stays (domain H20).
 */
export function remainingOf(estimate: CountedEstimate, others: readonly Billed[]): RemainingGroup[] {
  const before = taken(others);
  const deviating = itemsOf(estimate)
    .map(progressIn(others))
    .filter((line) => deviationOf(line) !== 0);
  return groupsOf(estimate, others).map(({ category, rate, ...agreed }) => {
    const so = before(category, rate);
    const beside = deviating.filter(({ item }) => isTaxed(estimate, item, category, rate)).map(deviationOf);
    const whole = agreed.taxable_cents + sum(beside);
    const vat = beside.length > 0 ? percentOf(whole, decimal(rate)) : agreed.amount_cents;
    const taxable_cents = whole - so.taxable_cents;
    const amount_cents = percentOf(taxable_cents, decimal(rate));
    return {
      category,
      rate,
      taxable_cents,
      amount_cents,
      rounding_cents: so.amount_cents + amount_cents - vat,
    };
  });
}

/** The VAT groups of an estimate, and empty ones for what was invoiced at a rate that it has no more. */
export function groupsOf(estimate: CountedEstimate, others: readonly Billed[]): BilledGroup[] {
  const groups = [...estimate.sums.vat];
  for (const { category, rate } of others.flatMap((one) => one.groups)) {
    if (groups.some((group) => isSameVat(group, category, rate))) continue;
    groups.push({ category, rate, taxable_cents: 0, amount_cents: 0 });
  }
  return groups;
}

/** What no document has yet of the lines of an estimate, as a document would have it. */
export const openLines = (estimate: Estimate, others: readonly Billed[]): InvoicedLine[] =>
  openOf(estimate, others).map(restOf);

/** The lines of an estimate of which something is left. */
export const openOf = (estimate: Estimate, others: readonly Billed[]) =>
  itemsOf(estimate)
    .map(progressIn(others))
    .filter(({ isDone }) => !isDone);

/** Whether a line is taxed so. Without a VAT of its own it has the estimate's (domain H3). */
export function isTaxed(
  estimate: Estimate,
  { vat_category, vat_rate }: Pick<InvoicedLine, "vat_category" | "vat_rate">,
  category: string,
  rate: string,
): boolean {
  if (vat_category) return isSameVat({ category: vat_category, rate: vat_rate ?? "0" }, category, rate);
  const usual = vatOf(estimate);
  return isSameVat({ category: usual.category, rate: sendDecimal(usual.rate) }, category, rate);
}
