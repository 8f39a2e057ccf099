import { findPriceOf } from "#backend/db/customer-prices.ts";
import type { Database } from "#backend/db/database.ts";
import type { EstimateRow } from "#backend/db/estimates/estimates.ts";
import type { NewItem } from "#backend/db/estimates/items.ts";
import type { PositionRow } from "#backend/db/estimates/positions.ts";
import { findProduct } from "#backend/db/products.ts";
import { findProject } from "#backend/db/projects.ts";
import { findStockItem } from "#backend/db/stock-items.ts";
import { findUnit } from "#backend/db/units.ts";
import { invalid } from "#backend/operations/errors.ts";
import type { TemplateLine } from "#model/estimate/template.ts";
import { decimal } from "#model/money/decimal.ts";
import { isLine } from "#model/money/money.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import type { Vat } from "#model/vat/vat.ts";
import { holdsInEstimate, vatToday } from "../vat-check.ts";

/** Where the content of a template goes. */
export type Into = Pick<EstimateRow, "id" | "project_id" | "estimate_type_id">;

/** Makes a line of a position from one that a template has. */
type NewLine = (position: Pick<PositionRow, "id">, line: TemplateLine) => NewItem;

/**
 * Makes lines as a template has them, at the prices that their items have today for the client (docs/decisions/076). What a
 * line refers to may be gone: then it is a line of its own, in the default unit, or taxed as the estimate is. Each thing that
 * many lines refer to is looked up once.
 */
export function newLinesFor(database: Database, estimate: Into): NewLine {
  const client = findProject(database, estimate.project_id)?.customer?.id ?? 0;
  const itemOf = once((id: number) => itemToday(database, client, id));
  const productOf = once((id: number) => findProduct(database, id));
  const unitOf = once((id: number) => (findUnit(database, id) ? id : defaultUnitId));
  const taxOf = taxesFor(database, estimate.id);
  return (position, line) => {
    const { name, name_en, choice, choice_group, is_chosen } = line;
    const item = line.stock_item_id === null ? undefined : itemOf(line.stock_item_id);
    const product = line.product_id === null ? undefined : productOf(line.product_id);
    const quantity = decimal(line.quantity);
    const measure_unit_id = line.measure_unit_id === null ? defaultUnitId : unitOf(line.measure_unit_id);
    const price = priceOf(line, measure_unit_id, item);
    if (price !== null && !isLine(price, quantity)) throw invalid("template_id", "errors.amount");
    const vat = taxOf(line);
    return {
      position_id: position.id,
      stock_item_id: item?.is_active ? item.id : null,
      product_id: product?.id ?? null,
      // The cover, until other images are chosen.
      images: product?.images.slice(0, 1).map(({ id }) => id) ?? [],
      name,
      name_en,
      measure_unit_id,
      quantity,
      price,
      total_cents: price === null ? line.total_cents : 0,
      vat_category: vat?.category ?? null,
      vat_rate: vat?.rate ?? null,
      choice,
      choice_group,
      is_chosen,
    };
  };
}

/** What an item of the stock costs a client today, per unit of the stock; `price` is null where nobody has said. */
interface ItemToday {
  id: number;
  is_active: boolean;
  measure_unit_id: number;
  price: number | null;
}

function itemToday(database: Database, client: number, id: number): ItemToday | undefined {
  const item = findStockItem(database, id);
  if (!item) return undefined;
  const own = findPriceOf(database, client, id);
  const usual = decimal(item.price);
  return {
    id,
    is_active: item.is_active,
    measure_unit_id: item.measure_unit_id ?? defaultUnitId,
    // Production items have none in the stock.
    price: own ? decimal(own.price) : usual || null,
  };
}

/**
 * What a line costs: what its item does today, where that is counted in the same unit. What was agreed as a total, or given for
 * nothing, stays so.
 */
function priceOf(line: TemplateLine, unit: number, item: ItemToday | undefined): number | null {
  if (line.price === null) return null;
  const kept = decimal(line.price);
  const isPriced = kept !== 0 && item?.measure_unit_id === unit;
  return isPriced ? (item.price ?? kept) : kept;
}

/**
 * The VAT of lines in an estimate: what they were kept with, or the rate that took its place; null where neither holds, and the
 * line is taxed as the estimate is.
 */
function taxesFor(database: Database, estimateId: number): (line: TemplateLine) => Vat | null {
  const known = new Map<string, Vat | null>();
  return ({ vat_category: category, vat_rate }) => {
    if (category === null || vat_rate === null) return null;
    const meant: Vat = { category, rate: decimal(vat_rate) };
    const key = `${category} ${vat_rate}`;
    const held = known.get(key);
    if (held !== undefined) return held;
    const found = holdsInEstimate(database, estimateId, meant) ? meant : successorOf(database, meant);
    known.set(key, found);
    return found;
  };
}

function successorOf(database: Database, ended: Vat): Vat | null {
  const now = vatToday(database, ended);
  return now === ended ? null : now;
}

/** Remembers what was found under each id. */
function once<Found>(find: (id: number) => Found): (id: number) => Found {
  const known = new Map<number, { found: Found }>();
  return (id) => {
    const held = known.get(id) ?? { found: find(id) };
    known.set(id, held);
    return held.found;
  };
}
