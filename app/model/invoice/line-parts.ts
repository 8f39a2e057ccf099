import { itemsOf } from "../estimate/counted-estimate.ts";
import type { Estimate } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import { partOf, percentOf, sum } from "../money/money.ts";

/** How much of a line of an estimate is asked for: ten-thousandths. */
export interface LineQuantity {
  position_item_id: number;
  quantity: number;
  /** Nothing more of the line is invoiced, though less was delivered than ordered. */
  is_final: boolean;
}

/** What a document has of a line of which it does not have all. Cents, before and after the discount. */
export interface LinePart extends LineQuantity {
  full_cents: number;
  net_cents: number;
  /** What all of the line was agreed for, after the discount. */
  agreed_cents: number;
}

/** A line as a document has it: quantity and sums are those of the document. VAT is that of its groups. */
export type InvoicedLine = Omit<
  PositionItem,
  "vat_amount" | "vat_amount_cents" | "total_with_vat" | "total_with_vat_cents"
>;

/** How far a line is invoiced. */
export interface LineProgress {
  item: PositionItem;
  /** What documents have of it in parts: ten-thousandths, and cents. */
  quantity: number;
  full_cents: number;
  net_cents: number;
  hasParts: boolean;
  /** Nothing more of it is invoiced. */
  isDone: boolean;
}

interface Document {
  position_item_ids: readonly number[];
  parts: readonly LinePart[];
}

/** How far lines are invoiced by some documents. A line that a document has without a part is in it whole. */
export function progressIn(documents: readonly Document[]): (item: PositionItem) => LineProgress {
  const byLine = Map.groupBy(
    documents.flatMap(({ parts }) => parts),
    ({ position_item_id }) => position_item_id,
  );
  const whole = new Set(documents.flatMap(wholeLines));
  return (item) => {
    const parts = byLine.get(item.id) ?? [];
    const quantity = sum(parts.map((part) => part.quantity));
    return {
      item,
      quantity,
      full_cents: sum(parts.map(({ full_cents }) => full_cents)),
      net_cents: sum(parts.map(({ net_cents }) => net_cents)),
      hasParts: parts.length > 0,
      isDone: whole.has(item.id) || isDoneBy(item, quantity, parts),
    };
  };
}

function wholeLines({ position_item_ids, parts }: Document): readonly number[] {
  const inPart = new Set(parts.map(({ position_item_id }) => position_item_id));
  return position_item_ids.filter((id) => !inPart.has(id));
}

const isDoneBy = (item: PositionItem, quantity: number, parts: readonly LinePart[]): boolean =>
  parts.some(({ is_final }) => is_final) || (parts.length > 0 && quantity >= decimal(item.quantity));

/** By how much what documents have of a line that is done is more than was ordered, or below zero less. Cents after the discount. */
export const deviationOf = ({ item, net_cents, hasParts, isDone }: LineProgress): number =>
  hasParts && isDone ? net_cents - item.total_with_discount_cents : 0;

/** A line of which no document has anything. */
export const untaken = (item: PositionItem): LineProgress => progressIn([])(item);

/** What is left of a line, as a document would have it. */
export const restOf = (progress: LineProgress): InvoicedLine =>
  progress.hasParts
    ? lineWith(progress, {
        quantity: decimal(progress.item.quantity) - progress.quantity,
        full_cents: progress.item.total_cents - progress.full_cents,
        net_cents: progress.item.total_with_discount_cents - progress.net_cents,
      })
    : progress.item;

/** A line as a document has it, with its quantity and its sums. */
export const lineWith = (
  { item }: Pick<LineProgress, "item">,
  { quantity, full_cents, net_cents }: Pick<LinePart, "quantity" | "full_cents" | "net_cents">,
): InvoicedLine =>
  Object.assign({}, item, {
    quantity: sendDecimal(quantity),
    total: sendDecimal(full_cents * 100),
    total_cents: full_cents,
    total_with_discount: sendDecimal(net_cents * 100),
    total_with_discount_cents: net_cents,
  });

/**
 * What a document has of a line beside what is taken of it. All parts together are the line's share of what they come to, rounded
 * once: those that come to what was ordered are the line to the cent.
 */
export function partTaken(
  progress: LineProgress,
  { quantity, is_final }: Omit<LineQuantity, "position_item_id">,
): LinePart {
  const { item } = progress;
  const after = progress.quantity + quantity;
  const ordered = decimal(item.quantity);
  /** What an earlier part had a cent too much of, where another was taken back since, the last one lacks. */
  const share = (cents: number, before: number) => {
    const rest = partOf(cents, after, ordered) - before;
    return after === ordered || rest < 0 === cents < 0 ? rest : 0;
  };
  return {
    position_item_id: item.id,
    quantity,
    is_final: is_final && after < ordered,
    agreed_cents: item.total_with_discount_cents,
    full_cents: share(item.total_cents, progress.full_cents),
    net_cents: share(item.total_with_discount_cents, progress.net_cents),
  };
}

/** Lines as a document has them: those of which it has a part with quantity and sums of that. */
export function linesWith(items: readonly PositionItem[], parts: readonly LinePart[]): InvoicedLine[] {
  const byLine = new Map(parts.map((part) => [part.position_item_id, part]));
  return items.map((item) => {
    const part = byLine.get(item.id);
    return part ? lineWith({ item }, part) : item;
  });
}

/** The parts of lines that a waybill without prices has. What other documents have of the lines does not count. */
export function goodsParts(estimate: Estimate, quantities: readonly LineQuantity[]): LinePart[] {
  const items = new Map(itemsOf(estimate).map((item) => [item.id, item]));
  return quantities.flatMap((wish) => {
    const item = items.get(wish.position_item_id);
    return item ? [partTaken(untaken(item), wish)] : [];
  });
}

/** What a document has of lines: each as it has it, and the parts of those of which it does not have all. */
export interface TakenLines {
  lines: InvoicedLine[];
  parts: LinePart[];
  /** What is left of the same lines after it. */
  left: InvoicedLine[];
}

/** How much of lines is taken: as much as is asked for, or all that is left. */
export function takeLines(
  chosen: readonly LineProgress[],
  quantities: readonly LineQuantity[],
  tolerance: number | null,
): TakenLines | QuantityProblem {
  const asked = new Map(quantities.map((one) => [one.position_item_id, one]));
  const taken: TakenLines = { lines: [], parts: [], left: [] };
  for (const progress of chosen) {
    const wish = asked.get(progress.item.id) ?? {
      quantity: decimal(restOf(progress).quantity),
      is_final: false,
    };
    const problem = asked.has(progress.item.id) ? quantityProblem(progress, wish, tolerance) : null;
    if (problem) return problem;
    if (!progress.hasParts && wish.quantity === decimal(progress.item.quantity)) {
      taken.lines.push(progress.item);
      continue;
    }
    const part = partTaken(progress, wish);
    taken.parts.push(part);
    taken.lines.push(lineWith(progress, part));
    const after = withPart(progress, part);
    if (!after.isDone) taken.left.push(restOf(after));
  }
  return taken;
}

const withPart = (progress: LineProgress, part: LinePart): LineProgress => {
  const quantity = progress.quantity + part.quantity;
  return {
    item: progress.item,
    quantity,
    full_cents: progress.full_cents + part.full_cents,
    net_cents: progress.net_cents + part.net_cents,
    hasParts: true,
    isDone: isDoneBy(progress.item, quantity, [part]),
  };
};

/** Why a line is not invoiced so; the key of the message. */
export type QuantityProblem =
  | "errors.invoice_quantity_none"
  | "errors.invoice_quantity_whole"
  | "errors.invoice_quantity_over"
  | "errors.invoice_quantity_short";

/**
 * What is wrong with a quantity, beside what is taken of its line; null of a right one. More than was ordered is right within the
 * tolerance (ten-thousandths of a percent; null where it was checked before), and so is a line that is done with less.
 */
export function quantityProblem(
  { item, quantity: taken }: LineProgress,
  { quantity, is_final }: Omit<LineQuantity, "position_item_id">,
  tolerance: number | null,
): QuantityProblem | null {
  const ordered = decimal(item.quantity);
  if (quantity <= 0) return "errors.invoice_quantity_none";
  if (ordered <= 0) return "errors.invoice_quantity_whole";
  if (tolerance === null) return null;
  const beside = percentOf(ordered, tolerance);
  if (taken + quantity > ordered + beside) return "errors.invoice_quantity_over";
  return is_final && taken + quantity < ordered - beside ? "errors.invoice_quantity_short" : null;
}
