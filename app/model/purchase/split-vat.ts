import { percentOf, sum } from "../money/money.ts";

interface Taxed {
  /** Without VAT. */
  net_cents: number;
  /** Ten-thousandths of a percent. */
  vat_rate: number;
}

/**
 * The VAT of a supplier's invoice by its categories and rates, in cents, together exactly `vat_cents`: each has what its rate makes of
 * its net sum, rounded once. What the invoice has more or less stands with the largest of them, the first of equal ones; where all
 * are nothing, with the largest net sum (docs/decisions/094).
 */
export function splitVat(vat_cents: number, groups: readonly Taxed[]): number[] {
  const parts = groups.map(({ net_cents, vat_rate }) => percentOf(net_cents, vat_rate));
  const isTaxed = parts.some((part) => part !== 0);
  const sizes = isTaxed ? parts : groups.map(({ net_cents }) => net_cents);
  const largest = sizes.reduce(
    (best, size, place) => (Math.abs(size) > Math.abs(sizes[best] ?? 0) ? place : best),
    0,
  );
  const left = vat_cents - sum(parts);
  return parts.map((part, place) => (place === largest ? part + left : part));
}
