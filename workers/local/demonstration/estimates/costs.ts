import { paymentTypes } from "#model/estimate/additional-cost.ts";
import type { Random } from "../random.ts";
import type { CostSketch, EstimateContent } from "./content.ts";
import { type CostRow, type LineRow, lineTotal } from "./lines.ts";
import { unitOf } from "./wares.ts";

const { invoice, card, cash } = paymentTypes;
/** Most of it comes as an invoice; cash is paid for little things. */
const payments = [invoice, invoice, invoice, card, card];
const largestInCash = 8_000;

export function costsOf(sketches: readonly CostSketch[], count: number, random: Random): CostRow[] {
  return random
    .shuffle(sketches)
    .slice(0, count)
    .map(([name, description, most]) =>
      costRow([name, description], random.whole(40 * most, 100 * most), random),
    );
}

/** The line with what was paid for it: less than the client is asked for. */
export function withCost(
  line: LineRow,
  { hours, rest }: EstimateContent["lineCosts"],
  random: Random,
): LineRow {
  const sketches = line.unit === unitOf.hours ? hours : rest;
  const total = Math.round((lineTotal(line) * random.whole(35, 80)) / 100);
  return total === 0 ? line : { ...line, costs: [costRow(random.pick(sketches), total, random)] };
}

function costRow(
  [name, description]: readonly [string, string],
  total_cents: number,
  random: Random,
): CostRow {
  const isSmall = total_cents <= largestInCash;
  const payment_type_id = isSmall && random.chance(0.4) ? cash : random.pick(payments);
  return { name, description, payment_type_id, total_cents };
}
