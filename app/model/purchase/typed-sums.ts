import { decimal } from "../money/decimal.ts";
import { percentOf, sum } from "../money/money.ts";

interface Taxed {
  /** Without VAT. */
  net_cents: number;
  /** Percent, a decimal. */
  vat_rate: string;
}

/** What typed lines come to, in cents: VAT is counted on all that is taxed at one rate, as documents do (domain §3). */
export function sumsOf(lines: readonly Taxed[]) {
  const net_cents = sum(lines.map((line) => line.net_cents));
  const byRate = Map.groupBy(lines, ({ vat_rate }) => decimal(vat_rate));
  const vat_cents = sum(
    [...byRate].map(([rate, taxed]) => percentOf(sum(taxed.map((line) => line.net_cents)), rate)),
  );
  const total_cents = net_cents + vat_cents;
  return { net_cents, vat_cents, total_cents, payable_cents: total_cents };
}

interface Summed {
  lines: readonly Taxed[];
  vat_cents: number;
  total_cents: number;
  payable_cents: number;
}

/** Whether an invoice says of VAT or of what is to be paid what its lines do not come to. */
export const hasOwnSums = ({ lines, vat_cents, total_cents, payable_cents }: Summed): boolean =>
  vat_cents !== sumsOf(lines).vat_cents || payable_cents !== total_cents;
