import { decimal } from "../money/decimal.ts";
import { percentOf, sum } from "../money/money.ts";
import type { TypedLine } from "./purchase-invoice.ts";
import { typedCents } from "./typed-amount.ts";

/** What typed lines come to: VAT is counted on all that is taxed at one rate, as documents do (domain §3). */
export function sumsOf(lines: readonly TypedLine[]) {
  const net_cents = sum(lines.map(({ net }) => typedCents(net)));
  const byRate = Map.groupBy(lines, ({ vat_rate }) => decimal(vat_rate));
  const vat_cents = sum(
    [...byRate].map(([rate, taxed]) => percentOf(sum(taxed.map(({ net }) => typedCents(net))), rate)),
  );
  const total_cents = net_cents + vat_cents;
  return { net_cents, vat_cents, total_cents, payable_cents: total_cents };
}
