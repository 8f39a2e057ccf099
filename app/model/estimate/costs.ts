import { shareOf, sum } from "../money/money.ts";
import type { AdditionalCost } from "./additional-cost.ts";
import { isChosen } from "./choice.ts";
import { itemsOf } from "./counted-estimate.ts";
import type { Estimate, EstimateSums } from "./estimate.ts";

/** Cents of some costs together. */
export const costSum = (costs: readonly Pick<AdditionalCost, "total_cents">[]): number =>
  sum(costs.map(({ total_cents }) => total_cents));

/** What an estimate costs the agency itself, and what is left for it of what the client pays. All in cents without VAT. */
export interface EstimateCosts {
  /** Of the estimate as a whole. */
  whole_cents: number;
  /** Of its lines. */
  lines_cents: number;
  total_cents: number;
  margin_cents: number;
  /** The margin in ten-thousandths of a percent of the net total; null where the client pays nothing. */
  margin_percent: number | null;
}

/** The costs of an estimate that is counted: beside its sums, which they never change. */
export function estimateCosts(estimate: Estimate & { sums: EstimateSums }): EstimateCosts {
  const { net_cents } = estimate.sums;
  const whole_cents = costSum(estimate.additional_costs);
  const lines = itemsOf(estimate).filter(isChosen);
  const lines_cents = costSum(lines.flatMap(({ additional_costs }) => additional_costs));
  const total_cents = whole_cents + lines_cents;
  const margin_cents = net_cents - total_cents;
  const margin_percent = net_cents === 0 ? null : shareOf(margin_cents, net_cents);
  return { whole_cents, lines_cents, total_cents, margin_cents, margin_percent };
}
