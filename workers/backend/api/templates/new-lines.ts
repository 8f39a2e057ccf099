import type { Database } from "#backend/db/database.ts";
import type { EstimateRow } from "#backend/db/estimates/estimates.ts";
import type { NewItem } from "#backend/db/estimates/items.ts";
import type { PositionRow } from "#backend/db/estimates/positions.ts";
import { findProduct } from "#backend/db/products.ts";
import { findStockItem } from "#backend/db/stock-items.ts";
import { findUnit } from "#backend/db/units.ts";
import { invalid } from "#backend/operations/errors.ts";
import type { TemplateLine } from "#model/estimate/template.ts";
import { decimal } from "#model/money/decimal.ts";
import { isLine } from "#model/money/money.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import { itemNamed } from "../estimates/item-source.ts";
import { holdsInEstimate } from "../vat-check.ts";

/** Where the content of a template goes. */
export type Into = Pick<EstimateRow, "id" | "project_id" | "estimate_type_id">;

/** Makes a line of a position from one that a template has. */
type NewLine = (position: Pick<PositionRow, "id">, line: TemplateLine) => NewItem;

/**
 * Makes lines as a template has them, at the prices that new lines of their items have today. What a line refers to may be
 * gone: then it is a line of its own, in the default unit, or taxed as the estimate is. Each thing that many lines refer to
 * is looked up once.
 */
export function newLinesFor(database: Database, estimate: Into): NewLine {
  const namedBy = once((source: string) => namedIn(database, estimate, source));
  const unitOf = once((id: number) => (findUnit(database, id) ? id : defaultUnitId));
  const holds = once((vat: string) => {
    const [category = "", rate] = vat.split(" ");
    return holdsInEstimate(database, estimate.id, { category, rate: Number(rate) });
  });
  return (position, line) => {
    const { name, name_en, measure_unit_id, choice, choice_group, is_chosen } = line;
    const named = namedBy(`${line.stock_item_id ?? ""} ${line.product_id ?? ""}`);
    const quantity = decimal(line.quantity);
    // Production items and products have no price in the stock.
    const price = line.price === null ? null : named?.price || decimal(line.price);
    if (price !== null && !isLine(price, quantity)) throw invalid("template_id", "errors.amount");
    const rate = line.vat_rate === null ? null : decimal(line.vat_rate);
    const isTaxedSo = line.vat_category !== null && rate !== null && holds(`${line.vat_category} ${rate}`);
    return {
      position_id: position.id,
      stock_item_id: named?.stock_item_id ?? null,
      product_id: named?.product_id ?? null,
      images: named?.images ?? [],
      name,
      name_en,
      measure_unit_id: measure_unit_id === null ? defaultUnitId : unitOf(measure_unit_id),
      quantity,
      price,
      total_cents: price === null ? line.total_cents : 0,
      vat_category: isTaxedSo ? line.vat_category : null,
      vat_rate: isTaxedSo ? rate : null,
      choice,
      choice_group,
      is_chosen,
    };
  };
}

/** What the stock says of an item or a product by its id, where it is still there to be chosen. */
function namedIn(database: Database, estimate: Into, source: string) {
  const [stock_item_id = 0, product_id = 0] = source.split(" ").map(Number);
  const place = { position: { id: 0, type_id: 0 }, estimate };
  if (stock_item_id > 0 && findStockItem(database, stock_item_id)?.is_active)
    return itemNamed(database, place, { stock_item_id });
  if (product_id > 0 && findProduct(database, product_id)) return itemNamed(database, place, { product_id });
  return null;
}

/** Remembers what was found under each key. */
function once<Key extends string | number, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, { found: Found }>();
  return (key) => {
    const held = known.get(key) ?? { found: find(key) };
    known.set(key, held);
    return held.found;
  };
}
