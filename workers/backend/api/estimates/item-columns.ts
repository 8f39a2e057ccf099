import type { Database } from "#backend/db/database.ts";
import type { ItemRow, NewItem } from "#backend/db/estimates/items.ts";
import { findPosition } from "#backend/db/estimates/positions.ts";
import { findUnit } from "#backend/db/units.ts";
import { invalid } from "#backend/operations/errors.ts";
import { noChoice } from "#model/estimate/choice.ts";
import type { PositionItemInput, PositionItemPatch } from "#model/estimate/position-item.ts";
import { decimal } from "#model/money/decimal.ts";
import { isLine, largestLine } from "#model/money/money.ts";
import { isVat } from "#model/vat/vat.ts";
import { checkEstimateVat } from "../vat-check.ts";
import { chosenBy, itemNamed, type Place } from "./item-source.ts";

/**
 * A new line: what it does not say comes from the stock item or product that it names. A client's own price of an item
 * goes before the usual one (specification §3, Customer stock item price).
 */
export function newItem(database: Database, place: Place, typed: PositionItemInput): NewItem {
  const position_id = place.position.id;
  const input = chosenBy(database, place, typed);
  const named = itemNamed(database, place, input);
  const blank = { quantity: decimal("1"), total_cents: 0, vat_category: null, vat_rate: null, images: [] };
  const empty: NewItem = {
    position_id,
    stock_item_id: null,
    product_id: null,
    ...blank,
    ...noChoice,
    ...named,
  };
  return { ...empty, ...changedColumns(database, empty, input) };
}

/** What is said of a line, in columns; refuses what does not go together with the rest of it. */
function changedColumns(
  database: Database,
  before: NewItem | ItemRow,
  patch: PositionItemPatch | PositionItemInput,
): Partial<NewItem> {
  const changed: Partial<NewItem> = {
    ...namesOf(patch, before),
    ...priceOf(patch, before),
    ...vatOf(patch),
    ...choiceOf(patch, before),
  };
  if (patch.quantity !== undefined) changed.quantity = decimal(patch.quantity);
  if (patch.measure_unit_id !== undefined) {
    if (!findUnit(database, patch.measure_unit_id)) throw invalid("measure_unit_id", "errors.unit_gone");
    changed.measure_unit_id = patch.measure_unit_id;
  }
  const next = { ...before, ...changed };
  check(next);
  checkRate(database, before, next);
  return changed;
}

/**
 * The columns that a change of a line sets. Where it names another item or product, what it does not say comes from
 * that, as with a new line.
 */
export function columnsOfChange(
  database: Database,
  place: Place,
  row: ItemRow,
  patch: PositionItemPatch,
): Partial<NewItem> {
  const { stock_item_id = row.stock_item_id, product_id = row.product_id } = patch;
  if (stock_item_id === row.stock_item_id && product_id === row.product_id)
    return changedColumns(database, row, patch);
  const none: Partial<NewItem> = { stock_item_id: null, product_id: null, images: [] };
  const isNamed = patch.stock_item_id || patch.product_id;
  const named = isNamed ? { ...none, total_cents: 0, ...itemNamed(database, place, patch) } : none;
  return { ...named, ...changedColumns(database, { ...row, ...named }, patch) };
}

type Given = PositionItemPatch | PositionItemInput;

/** The English name is that of the Latvian one: what is called differently now has none until somebody says it. */
const namesOf = ({ name, name_en }: Given, before: Pick<NewItem, "name">): Partial<NewItem> => ({
  ...(name !== undefined && { name }),
  ...(name !== undefined && name !== before.name && { name_en: "" }),
  ...(name_en !== undefined && { name_en }),
});

/**
 * A unit price rules out a total that was entered, and the other way round (domain H4). Without either a line costs
 * nothing.
 */
function priceOf({ price, total }: Given, before: Pick<NewItem, "price">): Partial<NewItem> {
  if (price) return { price: decimal(price), total_cents: 0 };
  const isNone = price === null || (total === null && before.price === null);
  if (!total) return isNone ? { price: 0, total_cents: 0 } : {};
  return { price: null, total_cents: decimal(total) / 100 };
}

const vatOf = ({ vat_category, vat_rate }: Given): Partial<NewItem> => ({
  ...(vat_category !== undefined && { vat_category }),
  ...(vat_rate !== undefined && { vat_rate: vat_rate === null ? null : decimal(vat_rate) }),
});

/**
 * What the client can decide about a line. Throws a Problem (422) for an alternative without a group, another line with one,
 * and a line that is in any case and not chosen.
 */
function choiceOf(
  patch: Given,
  before: Pick<NewItem, "choice" | "choice_group" | "is_chosen">,
): Partial<NewItem> {
  const { choice = before.choice, is_chosen = choice === before.choice ? before.is_chosen : true } = patch;
  const { choice_group = choice === before.choice ? before.choice_group : null } = patch;
  if ((choice === "alternative") !== (choice_group !== null)) throw invalid("choice_group", "errors.choice");
  if (choice === "always" && !is_chosen) throw invalid("is_chosen", "errors.choice");
  return { choice, choice_group, is_chosen };
}

function check({ price, quantity, total_cents, vat_category, vat_rate }: NewItem): void {
  if ((vat_category === null) !== (vat_rate === null))
    throw invalid(vat_category === null ? "vat_category" : "vat_rate", "errors.vat_pair");
  if (vat_category !== null && !isVat({ category: vat_category, rate: vat_rate ?? 0 }))
    throw invalid("vat_rate", "errors.vat_rate");
  if (price === null ? total_cents > largestLine : !isLine(price, quantity))
    throw invalid(price === null ? "total" : "quantity", "errors.amount");
}

/** VAT of its own holds on a day of the estimate's work; what stands there already stays (domain H21). */
function checkRate(database: Database, before: NewItem, { vat_category: category, vat_rate }: NewItem): void {
  const isSame = category === before.vat_category && vat_rate === before.vat_rate;
  const position = findPosition(database, before.position_id);
  if (category === null || isSame || !position) return;
  checkEstimateVat(database, position.estimate_id, { category, rate: vat_rate ?? 0 }, "vat_rate");
}
