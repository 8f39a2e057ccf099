import { sum } from "#model/money/money.ts";
import type { Told } from "./content.ts";
import type { Job } from "./jobs.ts";

/** A line of a supplier's invoice. */
export interface PurchaseLineRow {
  name: string;
  unit: string;
  quantity: number;
  /** Cents for one; nothing is below zero here, not even of a credit note. */
  price: number;
  /** Name of the project that it is a cost of. */
  project: string | null;
}

/** Cents that a line comes to. */
export const netOf = ({ quantity, price }: Pick<PurchaseLineRow, "quantity" | "price">): number =>
  quantity * price;

/** Percent of VAT on everything that is bought here, in ten-thousandths. */
export const purchaseRate = 210_000;

/** The sums of lines: VAT is counted once, on all that is taxed alike (domain H20). */
export function sumsOf(lines: readonly PurchaseLineRow[]) {
  const net_cents = sum(lines.map(netOf));
  const vat_cents = Math.round((net_cents * 21) / 100);
  return { net_cents, vat_cents, total_cents: net_cents + vat_cents };
}

/** Cents of a line at most, where it follows from what the project is worth: nobody buys for more at once. */
const mostOfLine = 180_000;

/** The lines of an invoice; the last of its projects has the last line. One that gives something back is of `credited`. */
export function linesFor(
  { lines, isCredit, given }: Told,
  jobs: readonly Job[],
  credited: string | null,
): PurchaseLineRow[] {
  return lines.map(({ ware, share, count }, index) => {
    const job = index === lines.length - 1 ? jobs.at(-1) : jobs[0];
    const budget = (job?.worth ?? 0) * (share ?? 0);
    const spent = given === "loss" ? budget : Math.min(budget, mostOfLine);
    const steps = Math.max(1, Math.ceil(spent / ware.price / ware.step));
    return {
      name: ware.name,
      unit: ware.unit,
      quantity: count ?? steps * ware.step,
      price: ware.price,
      project: isCredit ? credited : (job?.project ?? null),
    };
  });
}
