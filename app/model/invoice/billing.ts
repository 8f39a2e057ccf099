import { itemsOf, vatOf } from "../estimate/counted-estimate.ts";
import type { Estimate, EstimateSums } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import { percentOf, split, sum } from "../money/money.ts";
import {
  type Billed,
  type BilledGroup,
  type Deduction,
  deductedOf,
  isSameVat,
  openAdvances,
  taken,
} from "./billed.ts";

/** What is asked for: lines of the estimate (null: all that nobody has asked for yet), or a percentage (a decimal). */
export type BillingChoice =
  | { billing: "lines"; position_item_ids: number[] | null }
  | { billing: "percentage"; percentage: string };

/** What a document of an estimate comes to. Cents; what is deducted is the net of advances. */
export interface Bill {
  /** The lines that stand in it; none of an advance. */
  lines: PositionItem[];
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
  | "errors.invoice_line_gone"
  | "errors.invoice_line_taken"
  | "errors.invoice_over"
  | "errors.invoice_advanced";

type CountedEstimate = Estimate & { sums: EstimateSums };

/**
 * A document made from an estimate that is counted, beside those that there are. Each is right in itself: VAT of a group is
 * what is taxed there times the rate, rounded once (domain H20, EN 16931 BR-CO-17). Without VAT all documents together are
 * the estimate to the cent. Lines deduct of the advances what they are of the lines that are left, by VAT group: the last
 * ones deduct the rest. A draft that is issued says what it was `shown` to take, so that it comes to no other cent.
 */
export function billOf(
  estimate: CountedEstimate,
  others: readonly Billed[],
  choice: BillingChoice,
  shown?: Billed,
): Bill | BillingProblem {
  return choice.billing === "percentage"
    ? advanceOf(estimate, others, choice.percentage, shown)
    : linesOf(estimate, others, choice.position_item_ids, shown);
}

/** What is left of a VAT group, and by how much the VAT of its documents is more than the estimate's. Cents. */
export interface RemainingGroup extends BilledGroup {
  rounding_cents: number;
}

/**
 * What is left to be invoiced of an estimate by VAT group, in its order. Negative where advances were for more. VAT is that
 * of one document of all that is left; that it comes to other cents than the estimate's is rounding, and stays (domain H20).
 */
export function remainingOf(estimate: CountedEstimate, others: readonly Billed[]): RemainingGroup[] {
  const before = taken(others);
  return groupsOf(estimate, others).map(({ category, rate, taxable_cents: whole, amount_cents: vat }) => {
    const so = before(category, rate);
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
function groupsOf(estimate: CountedEstimate, others: readonly Billed[]): BilledGroup[] {
  const groups = [...estimate.sums.vat];
  for (const { category, rate } of others.flatMap((one) => one.groups)) {
    if (groups.some((group) => isSameVat(group, category, rate))) continue;
    groups.push({ category, rate, taxable_cents: 0, amount_cents: 0 });
  }
  return groups;
}

/** The lines of an estimate that no document has yet. */
export function openLines(estimate: Estimate, others: readonly Billed[]): PositionItem[] {
  const gone = new Set(others.flatMap(({ position_item_ids }) => position_item_ids));
  return itemsOf(estimate).filter(({ id }) => !gone.has(id));
}

function linesOf(
  estimate: CountedEstimate,
  others: readonly Billed[],
  ids: number[] | null,
  shown: Billed | undefined,
): Bill | BillingProblem {
  const open = openLines(estimate, others);
  const chosen = ids === null ? open : open.filter(({ id }) => ids.includes(id));
  if (ids !== null && chosen.length < new Set(ids).size) return missing(estimate, ids);
  if (chosen.length === 0) return "errors.invoice_nothing";
  const advances = openAdvances(others);
  const before = shown && isSame(shown.position_item_ids, chosen) ? shown.deductions : null;
  const deductions: Deduction[] = [];
  const nets: Net[] = [];
  for (const { category, rate } of groupsOf(estimate, others)) {
    const netOf = (lines: PositionItem[]) =>
      sum(
        lines
          .filter((line) => isOf(estimate, line, category, rate))
          .map(({ total_with_discount_cents }) => total_with_discount_cents),
      );
    const own = netOf(chosen);
    const group = { category, rate, own, whole: netOf(open) };
    const deducted = deductedOf(advances, group, before);
    if (deducted === null) return "errors.invoice_advanced";
    deductions.push(...deducted);
    const net = own - sum(deducted.map(({ taxable_cents }) => taxable_cents));
    const isShown = chosen.some((line) => isOf(estimate, line, category, rate));
    nets.push({ category, rate, net, isShown });
  }
  const full_cents = sum(chosen.map(({ total_cents }) => total_cents));
  const after = sum(chosen.map(({ total_with_discount_cents }) => total_with_discount_cents));
  return bill(estimate, others, nets, {
    lines: chosen,
    full_cents,
    discount_cents: full_cents - after,
    deductions,
  });
}

const isSame = (ids: readonly number[], lines: readonly PositionItem[]): boolean =>
  ids.length === lines.length && lines.every(({ id }) => ids.includes(id));

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
    return { category, rate, net: isRounding ? left : net, isShown: net !== 0 };
  });
  const full_cents = sum(nets.map(({ net }) => net));
  if (full_cents === 0) return "errors.invoice_nothing";
  return bill(estimate, others, nets, { lines: [], full_cents, discount_cents: 0, deductions: [] });
}

interface Net {
  category: string;
  rate: string;
  net: number;
  isShown: boolean;
}

function bill(
  estimate: CountedEstimate,
  others: readonly Billed[],
  nets: Net[],
  content: Pick<Bill, "lines" | "full_cents" | "discount_cents" | "deductions">,
): Bill | BillingProblem {
  const left = remainingOf(estimate, others);
  const isOver = nets.some(({ net }, index) => net < 0 || net > (left[index]?.taxable_cents ?? 0));
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

/** Whether a line is taxed so. Without a VAT of its own it has the estimate's (domain H3). */
function isOf(
  estimate: Estimate,
  { vat_category, vat_rate }: PositionItem,
  category: string,
  rate: string,
): boolean {
  if (vat_category) return isSameVat({ category: vat_category, rate: vat_rate ?? "0" }, category, rate);
  const usual = vatOf(estimate);
  return isSameVat({ category: usual.category, rate: sendDecimal(usual.rate) }, category, rate);
}
