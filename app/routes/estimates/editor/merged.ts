import { counted } from "#model/estimate/counted-estimate.ts";
import type { Estimate, EstimateSums, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { unsettled } from "#model/estimate/settled-choices.ts";
import { readDecimal, sendDecimal } from "#model/money/decimal.ts";
import { vatCategories } from "#model/vat/vat.ts";
import { readChoice, typedChoice } from "./choice-field.ts";
import type { Drafts } from "./drafts.ts";
import { type Fields, type RowName, readRowName } from "./edited-row.ts";

/** What stands in the inputs of a row: what was typed over what the backend knows. */
export const fieldsOf = ({ rows, drafts }: Drafts, name: RowName): Fields => {
  const [row, draft] = [rows.get(name), drafts.get(name)];
  return draft ? { ...row?.fields, ...draft.typed } : (row?.fields ?? {});
};

/**
 * The estimate as it stands on the screen, counted: what was typed counts at once, and what cannot be read counts as it
 * was saved last. An amount past what is counted leaves the sums as they were.
 */
export function mergeEstimate(loaded: Estimate, drafts: Drafts): Estimate & { sums: EstimateSums } {
  const merged = merge(loaded, drafts);
  try {
    return counted(merged);
  } catch (error) {
    if (error instanceof RangeError) return counted(loaded);
    throw error;
  }
}

function merge(loaded: Estimate, drafts: Drafts): Estimate {
  const own = fieldsOf(drafts, `estimate-${loaded.id}`);
  const known = drafts.rows.get(`estimate-${loaded.id}`)?.fields ?? {};
  const vat = vatIn(own.vat);
  const item = (one: PositionItem): PositionItem => {
    const saved = mergeItem(one, drafts.rows.get(`item-${one.id}`)?.fields ?? {});
    const typed = drafts.drafts.get(`item-${one.id}`);
    return typed ? mergeItem(saved, fieldsOf(drafts, `item-${one.id}`)) : saved;
  };
  const position = (one: Position): Position => ({
    ...one,
    position_items: settled(one.position_items.map(item), () => changedIn(one, drafts)),
  });
  const stage = (one: Stage): Stage => ({ ...one, positions: one.positions.map(position) });
  return {
    ...loaded,
    discount:
      numberIn(own.discount || "0", hundred) ?? numberIn(known.discount || "0", hundred) ?? loaded.discount,
    ...(vat?.vat_category && { vat_category: vat.vat_category, vat_rate: vat.vat_rate ?? "0" }),
    agency_costs_stages: loaded.agency_costs_stages.map(stage),
    production_costs_stages: loaded.production_costs_stages.map(stage),
    additional_agency_positions: loaded.additional_agency_positions.map(position),
    additional_production_positions: loaded.additional_production_positions.map(position),
  };
}

function mergeItem(item: PositionItem, fields: Fields): PositionItem {
  const quantity = numberIn(fields.quantity || "1") ?? item.quantity;
  return { ...item, quantity, ...amountIn(fields, item), ...vatIn(fields.vat), ...readChoice(fields.choice) };
}

/**
 * The line of a position whose choice was changed last, and not read again since: what was typed is later than what was
 * saved.
 */
function changedIn({ position_items }: Position, { rows, drafts }: Drafts): number | undefined {
  const typed = [...drafts].findLast(
    ([name, draft]) =>
      draft.typed.choice !== undefined && position_items.some(({ id }) => name === `item-${id}`),
  );
  const saved = position_items.findLast(
    (item) => rows.get(`item-${item.id}`)?.fields.choice !== typedChoice(item),
  );
  return (typed && readRowName(typed[0])?.id) ?? saved?.id;
}

/** One of each group of alternatives counts, as the backend will have it (model/estimate/settled-choices.ts). */
function settled(items: PositionItem[], changed: () => number | undefined): PositionItem[] {
  const alternatives = items.flatMap(({ id, choice, choice_group = null, is_chosen = true }) =>
    choice === "alternative" ? [{ id, group: choice_group, is_chosen }] : [],
  );
  if (alternatives.length === 0) return items;
  const changes = new Map(unsettled(alternatives, changed()).map(({ id, is_chosen }) => [id, is_chosen]));
  if (changes.size === 0) return items;
  return items.map((item) => ({ ...item, is_chosen: changes.get(item.id) ?? item.is_chosen }));
}

/** A price counts before an agreed total (domain H4); where both were wiped out the line costs nothing. */
function amountIn(
  { price, total }: Fields,
  { price: priceBefore, total_cents }: PositionItem,
): Pick<PositionItem, "price" | "total_cents"> {
  const before = { price: priceBefore, total_cents };
  if (price) return { ...before, price: numberIn(price) ?? priceBefore };
  if (!total) return { price: "0", total_cents: 0 };
  const cents = centsIn(total);
  return cents === null ? before : { price: null, total_cents: cents };
}

/** Null for what is no amount, or is not in whole cents. */
function centsIn(text: string): number | null {
  const value = readDecimal(text);
  return value === null || value % 100 !== 0 ? null : value / 100;
}

/** The largest percentage, in ten-thousandths. */
const hundred = 1_000_000;

function numberIn(text: string, largest = Number.POSITIVE_INFINITY): string | null {
  const value = readDecimal(text);
  return value === null || value > largest ? null : sendDecimal(value);
}

function vatIn(choice: string | undefined) {
  if (choice === undefined) return null;
  const [category, rate] = choice.split(":");
  return { vat_category: vatCategories.find((one) => one === category) ?? null, vat_rate: rate ?? null };
}
