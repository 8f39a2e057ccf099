import { itemsOf } from "../estimate/counted-estimate.ts";
import type { Estimate } from "../estimate/estimate.ts";
import { decimal } from "../money/decimal.ts";
import { percentOf, split, sum } from "../money/money.ts";
import { type Billed, type BilledGroup, type Deduction, deductedOf, openAdvances, taken } from "./billed.ts";
import {
  type InvoicedLine,
  type LinePart,
  type LineQuantity,
  type QuantityProblem,
  restOf,
  type TakenLines,
  takeLines,
} from "./line-parts.ts";
import { type CountedEstimate, groupsOf, isTaxed, openOf, remainingOf } from "./remaining.ts";

/** Lines of the estimate that are asked for; null: all that nobody has asked for yet. */
export interface LinesChoice {
  billing: "lines";
  position_item_ids: number[] | null;
  /** Of lines of which not all that is left is asked for. */
  quantities?: readonly LineQuantity[];
  /** How much beside what was ordered is right: ten-thousandths of a percent; null where that was checked before. */
  tolerance?: number | null;
}

/** What is asked for: lines of the estimate, or a percentage (a decimal) of it in advance. */
export type BillingChoice = LinesChoice | { billing: "percentage"; percentage: string };

/** What a document of an estimate comes to. Cents; what is deducted is the net of advances. */
export interface Bill {
  /** The lines that stand in it, with their quantities and sums there; none of an advance. */
  lines: InvoicedLine[];
  /** Of the lines of which it does not have all. */
  parts: LinePart[];
  /** Before the discount, and the discount of them. */
  full_cents: number;
  discount_cents: number;
  deductions: Deduction[];
  groups: BilledGroup[];
  net_cents: number;
  vat_cents: number;
  total_cents: number;
}

/** Why there is no such document; the key of the message. */
export type BillingProblem =
  | "errors.invoice_nothing"
  | "errors.invoice_zero"
  | "errors.invoice_line_gone"
  | "errors.invoice_line_taken"
  | "errors.invoice_over"
  | "errors.invoice_advanced"
  | QuantityProblem;

/**
 * A document made from an estimate that is counted, beside those that there are. Each is right in itself: VAT of a group is
 * what is taxed there times the rate, rounded once (domain H20, EN 16931 BR-CO-17). Without VAT all documents together are
 * the estimate to the cent, and what was delivered beside what was ordered. Lines deduct of the advances what they are of the
 * lines that are left, by VAT group: the last ones deduct the rest. A draft that is issued says what it was `shown` to take, so
 * that it comes to no other cent.
 */
export function billOf(
  estimate: CountedEstimate,
  others: readonly Billed[],
  choice: BillingChoice,
  shown?: Billed,
): Bill | BillingProblem {
  return choice.billing === "percentage"
    ? advanceOf(estimate, others, choice.percentage, shown)
    : linesOf(estimate, others, choice, shown);
}

/** A document that was made, as others stand beside it. */
export const asBilled = (
  id: number,
  billing: BillingChoice["billing"],
  { lines, parts, groups, deductions }: Bill,
): Billed => ({ id, billing, position_item_ids: lines.map((line) => line.id), parts, groups, deductions });

function linesOf(
  estimate: CountedEstimate,
  others: readonly Billed[],
  { position_item_ids: ids, quantities = [], tolerance = null }: LinesChoice,
  shown: Billed | undefined,
): Bill | BillingProblem {
  const open = openOf(estimate, others);
  const wanted = ids && new Set(ids);
  const chosen = wanted ? open.filter(({ item }) => wanted.has(item.id)) : open;
  if (wanted && chosen.length < wanted.size) return missing(estimate, [...wanted]);
  if (chosen.length === 0) return "errors.invoice_nothing";
  const took = takeLines(chosen, quantities, tolerance);
  if (typeof took === "string") return took;
  const { lines, parts } = took;
  const untouched = wanted ? open.filter(({ item }) => !wanted.has(item.id)).map(restOf) : [];
  const advances = openAdvances(others);
  const before = shown && isSame(shown, took) ? shown.deductions : null;
  const deductions: Deduction[] = [];
  const nets: Net[] = [];
  for (const { category, rate } of groupsOf(estimate, others)) {
    const netOf = (some: readonly InvoicedLine[]) =>
      sum(
        some
          .filter((line) => isTaxed(estimate, line, category, rate))
          .map(({ total_with_discount_cents }) => total_with_discount_cents),
      );
    const own = netOf(lines);
    const whole = own + netOf(took.left) + netOf(untouched);
    const group = { category, rate, own, whole };
    const deducted = deductedOf(advances, group, before);
    if (deducted === null) return "errors.invoice_advanced";
    deductions.push(...deducted);
    const net = own - sum(deducted.map(({ taxable_cents }) => taxable_cents));
    const isShown = lines.some((line) => isTaxed(estimate, line, category, rate));
    nets.push({ category, rate, net, isShown, beside: whole - netOf(open.map(restOf)) });
  }
  const full_cents = sum(lines.map(({ total_cents }) => total_cents));
  const after = sum(lines.map(({ total_with_discount_cents }) => total_with_discount_cents));
  return bill(estimate, others, nets, {
    lines,
    parts,
    full_cents,
    discount_cents: full_cents - after,
    deductions,
  });
}

/** Whether a document had the same of the same lines. */
function isSame({ position_item_ids: ids, parts }: Billed, took: TakenLines): boolean {
  const [before, now] = [parts, took.parts].map(
    (some) => new Map(some.map(({ position_item_id, quantity }) => [position_item_id, quantity])),
  );
  return (
    ids.length === took.lines.length &&
    took.lines.every(({ id }) => ids.includes(id) && before?.get(id) === now?.get(id))
  );
}

const missing = (estimate: Estimate, ids: number[]): BillingProblem => {
  const known = new Set(itemsOf(estimate).map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? "errors.invoice_line_taken" : "errors.invoice_line_gone";
};

/** A percentage of the whole, split over its VAT groups. The last cent of rounding is taken from what is left. */
function advanceOf(
  estimate: CountedEstimate,
  others: readonly Billed[],
  percentage: string,
  shown: Billed | undefined,
): Bill | BillingProblem {
  const groups = groupsOf(estimate, others);
  const before = shown?.billing === "percentage" ? taken([shown]) : null;
  const wanted = before
    ? groups.map(({ category, rate }) => before(category, rate).taxable_cents)
    : split(
        percentOf(estimate.sums.net_cents, decimal(percentage)),
        groups.map(({ taxable_cents }) => taxable_cents),
      );
  const remaining = remainingOf(estimate, others);
  const nets = remaining.map(({ category, rate, taxable_cents: left }, index) => {
    const net = wanted[index] ?? 0;
    const isRounding = net > left && net - left <= others.length + 1;
    return { category, rate, net: isRounding ? left : net, isShown: net !== 0, beside: 0 };
  });
  const full_cents = sum(nets.map(({ net }) => net));
  if (full_cents === 0) return "errors.invoice_zero";
  return bill(estimate, others, nets, {
    lines: [],
    parts: [],
    full_cents,
    discount_cents: 0,
    deductions: [],
  });
}

interface Net {
  category: string;
  rate: string;
  net: number;
  isShown: boolean;
  /** By how much it has more of its lines than was ordered, or below zero ends them with less. */
  beside: number;
}

function bill(
  estimate: CountedEstimate,
  others: readonly Billed[],
  nets: Net[],
  content: Pick<Bill, "lines" | "parts" | "full_cents" | "discount_cents" | "deductions">,
): Bill | BillingProblem {
  const left = remainingOf(estimate, others);
  const isOver = nets.some(
    ({ net, beside }, index) => net < 0 || net > (left[index]?.taxable_cents ?? 0) + beside,
  );
  if (isOver) return "errors.invoice_over";
  const groups = nets
    .filter(({ isShown }) => isShown)
    .map(({ category, rate, net }) => {
      const amount_cents = percentOf(net, decimal(rate));
      return { category, rate, taxable_cents: net, amount_cents };
    });
  const net_cents = sum(groups.map(({ taxable_cents }) => taxable_cents));
  const vat_cents = sum(groups.map(({ amount_cents }) => amount_cents));
  return { ...content, groups, net_cents, vat_cents, total_cents: net_cents + vat_cents };
}
