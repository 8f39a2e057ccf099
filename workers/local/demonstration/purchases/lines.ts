import { sum } from "#model/money/money.ts";
import type { Random } from "../random.ts";
import type { Told, ToldLine } from "./content.ts";
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
  random: Random,
): PurchaseLineRow[] {
  return lines.map((line, index) => {
    const { ware, share } = line;
    const job = index === lines.length - 1 ? jobs.at(-1) : jobs[0];
    const budget = (job?.worth ?? 0) * (share ?? 0);
    const spent = given === "loss" ? budget : Math.min(budget, mostOfLine);
    return {
      name: ware.name,
      unit: ware.unit,
      quantity: countOf(line, spent, random),
      price: ware.price,
      project: isCredit ? credited : (job?.project ?? null),
    };
  });
}

/** How many are bought: what is said, or as many whole lots as come to so many cents, one at least. */
function countOf({ ware, count, varies }: ToldLine, cents: number, random: Random): number {
  if (count === undefined) return Math.max(1, Math.ceil(cents / ware.price / ware.step)) * ware.step;
  return varies ? Math.round((count * random.whole(82, 118)) / 100) : count;
}
