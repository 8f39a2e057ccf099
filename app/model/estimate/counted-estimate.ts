import { decimal, sendDecimal } from "../money/decimal.ts";
import { sum } from "../money/money.ts";
import type { Vat } from "../vat/vat.ts";
import { isChosen } from "./choice.ts";
import type { Estimate, EstimateSums, Position, Stage } from "./estimate.ts";
import type { PositionItem } from "./position-item.ts";
import { type LineTotals, type PricedLine, type Section, type Totals, totalsOf } from "./totals.ts";

/** The positions of one half in the order of the documents: stages first, then what is additional. */
export const positionsOf = (estimate: Estimate, section: Section): Position[] =>
  section === "agency"
    ? [...inStages(estimate.agency_costs_stages), ...estimate.additional_agency_positions]
    : [...inStages(estimate.production_costs_stages), ...estimate.additional_production_positions];

const inStages = (stages: Stage[]): Position[] => stages.flatMap(({ positions }) => positions);

/** The positions of both halves in the order of the documents. */
export const allPositions = (estimate: Estimate): Position[] => [
  ...positionsOf(estimate, "agency"),
  ...positionsOf(estimate, "production"),
];

/** The lines of an estimate in the order of the documents. */
export const itemsOf = (estimate: Estimate): PositionItem[] =>
  allPositions(estimate).flatMap(({ position_items }) => position_items);

/** The VAT that an estimate's lines have by default. */
export const vatOf = (estimate: Pick<Estimate, "vat_category" | "vat_rate">): Vat => ({
  category: estimate.vat_category,
  rate: decimal(estimate.vat_rate),
});

/** What a line is counted from. Without a VAT of its own it has the estimate's (domain H3). */
function lineOf(section: Section, usual: Vat, item: PositionItem): PricedLine {
  const vat = item.vat_category
    ? { category: item.vat_category, rate: decimal(item.vat_rate ?? "0") }
    : usual;
  const price = item.price === null ? null : decimal(item.price);
  return { section, vat, quantity: decimal(item.quantity), price, total: item.total_cents };
}

/** The sums of an estimate and of its lines, in cents. A line that is not chosen has what it would come to by itself. */
interface CountedLines {
  totals: Totals;
  items: { id: number; line: LineTotals | undefined }[];
}

/** Counts an estimate and each of its lines. Throws a RangeError past what is counted exactly. */
export function countEstimate(estimate: Estimate): CountedLines {
  const items = itemsOf(estimate);
  const usual = vatOf(estimate);
  const sections: Section[] = ["agency", "production"];
  const lines = sections.flatMap((section) =>
    positionsOf(estimate, section).flatMap(({ position_items }) =>
      position_items.map((item) => lineOf(section, usual, item)),
    ),
  );
  const discount = decimal(estimate.discount);
  const totals = totalsOf(
    lines.filter((_line, index) => isCounted(items[index])),
    discount,
  );
  let next = 0;
  const shownLine = (line: PricedLine, index: number) =>
    isCounted(items[index]) ? totals.lines[next++] : totalsOf([line], discount).lines[0];
  const each = lines.map(shownLine);
  return { totals, items: items.map(({ id }, index) => ({ id, line: each[index] })) };
}

const isCounted = (item: PositionItem | undefined): boolean => item !== undefined && isChosen(item);

export type Counted = Estimate & { sums: EstimateSums };

/**
 * The estimate with every sum in it made again: of its lines, positions, stages and itself. The one calculation behind
 * screen, API, preview, PDF and invoice (domain §3).
 */
export function counted(estimate: Estimate): Counted {
  const { totals, items } = countEstimate(estimate);
  const byId = new Map(items.map(({ id, line }) => [id, line]));
  const ofItem = (item: PositionItem): PositionItem => {
    const line = byId.get(item.id);
    if (!line) return item;
    const { total, total_with_discount, vat_amount, total_with_vat } = line;
    return {
      ...item,
      total: sendCents(total),
      total_cents: total,
      total_with_discount: sendCents(total_with_discount),
      total_with_discount_cents: total_with_discount,
      vat_amount: sendCents(vat_amount),
      vat_amount_cents: vat_amount,
      total_with_vat: sendCents(total_with_vat),
      total_with_vat_cents: total_with_vat,
    };
  };
  const ofPosition = (position: Position): Position => {
    const position_items = position.position_items.map(ofItem);
    const total_cents = sumOf(position_items.filter(isChosen));
    return { ...position, position_items, total: sendCents(total_cents), total_cents };
  };
  const ofStage = (stage: Stage): Stage => {
    const positions = stage.positions.map(ofPosition);
    return { ...stage, positions, total_cents: sumOf(positions) };
  };
  return {
    ...estimate,
    agency_costs_stages: estimate.agency_costs_stages.map(ofStage),
    production_costs_stages: estimate.production_costs_stages.map(ofStage),
    additional_agency_positions: estimate.additional_agency_positions.map(ofPosition),
    additional_production_positions: estimate.additional_production_positions.map(ofPosition),
    sums: sumsOf(totals),
  };
}

const sumOf = (rows: readonly { total_cents: number }[]) => sum(rows.map(({ total_cents }) => total_cents));

/** Cents as a decimal of two places: 1 234 is "12.34". */
export const sendCents = (cents: number): string =>
  cents < 0 ? `-${sendDecimal(-cents * 100)}` : sendDecimal(cents * 100);

const sumsOf = (totals: Totals): EstimateSums => ({
  agency_cents: totals.agency,
  production_cents: totals.production,
  discount_cents: totals.discount,
  net_cents: totals.net,
  vat: totals.vat.map(({ category, rate, taxable, amount }) => ({
    category,
    rate: sendDecimal(rate),
    taxable_cents: taxable,
    amount_cents: amount,
  })),
  vat_cents: totals.vat_total,
  total_cents: totals.total,
});
