import { decimal } from "./decimal.ts";
import { sum } from "./money.ts";

/** Whole hours of people in one job position; null of people without one. */
export interface PositionHours {
  stock_item_id: number | null;
  hours: number;
}

interface Rates {
  /** Decimals in euro for an hour. */
  usual: string;
  positions: readonly { stock_item_id: number; rate: string }[];
}

/** What hours of work cost, in cents, rounded once: each by the rate of its position, else by the usual one. */
export function workCents(work: readonly PositionHours[], { usual, positions }: Rates): number {
  const rates = new Map(positions.map(({ stock_item_id, rate }) => [stock_item_id, decimal(rate)]));
  const tenThousandths = work.map(
    ({ stock_item_id, hours }) => hours * (rates.get(stock_item_id ?? 0) ?? decimal(usual)),
  );
  return Math.round(sum(tenThousandths) / 100);
}

/** Cents of a project. */
interface Costed {
  agreed_cents: number;
  estimated_costs_cents: number;
  purchases_cents: number;
  work_cents: number;
}

/** What is left of what was agreed: what was estimated to be bought counts until more was bought. */
export const profitCents = ({
  agreed_cents,
  estimated_costs_cents,
  purchases_cents,
  work_cents,
}: Costed): number => agreed_cents - Math.max(estimated_costs_cents, purchases_cents) - work_cents;
