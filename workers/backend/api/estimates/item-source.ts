import { findPriceOf } from "#backend/db/customer-prices.ts";
import type { Database } from "#backend/db/database.ts";
import type { EstimateRow } from "#backend/db/estimates/estimates.ts";
import type { NewItem } from "#backend/db/estimates/items.ts";
import type { PositionRow } from "#backend/db/estimates/positions.ts";
import { findProduct, findProductNamed } from "#backend/db/products.ts";
import { findProject } from "#backend/db/projects.ts";
import { findStockItem, findStockItemNamed } from "#backend/db/stock-items.ts";
import { invalid } from "#backend/operations/errors.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import type { PositionItemInput, PositionItemPatch } from "#model/estimate/position-item.ts";
import { decimal } from "#model/money/decimal.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";

/** Where a new line goes. */
export interface Place {
  position: Pick<PositionRow, "id" | "type_id">;
  estimate: Pick<EstimateRow, "project_id" | "estimate_type_id">;
}

type Named = Pick<NewItem, "name" | "name_en" | "measure_unit_id" | "price"> & Partial<NewItem>;

/** What a line takes from what it names; refuses, at its field, what is not there any more. */
export function itemNamed(
  database: Database,
  place: Place,
  input: PositionItemInput | PositionItemPatch,
): Named {
  if (input.stock_item_id) return ofStockItem(database, place.estimate.project_id, input.stock_item_id);
  if (input.product_id) return ofProduct(database, input.product_id);
  return { name: input.name ?? "", name_en: "", measure_unit_id: defaultUnitId, price: 0 };
}

/**
 * A line as it was meant. Anyone who types the whole name of an item or a product and nothing else means that one, its name
 * and its price, also where no list was there to choose from.
 */
export function chosenBy(
  database: Database,
  { position, estimate }: Place,
  input: PositionItemInput,
): PositionItemInput {
  const { name, ...rest } = input;
  const isNameAlone = Object.values(rest).every((said) => said === undefined || said === "");
  if (!name || !isNameAlone) return input;
  if (estimate.estimate_type_id === estimateType.product) {
    const product_id = findProductNamed(database, name);
    return product_id ? { product_id } : input;
  }
  const stock_item_id = findStockItemNamed(database, name, position.type_id);
  return stock_item_id ? { stock_item_id } : input;
}

function ofStockItem(database: Database, projectId: number, stock_item_id: number): Named {
  const item = findStockItem(database, stock_item_id);
  if (!item?.is_active) throw invalid("stock_item_id", "errors.item_gone");
  const client = findProject(database, projectId)?.customer?.id ?? 0;
  const own = findPriceOf(database, client, stock_item_id);
  return {
    stock_item_id,
    name: item.name,
    name_en: item.name_en,
    measure_unit_id: item.measure_unit_id ?? defaultUnitId,
    price: decimal(own?.price ?? item.price),
  };
}

/** A product stands in the offer with its cover until other images are chosen. */
function ofProduct(database: Database, product_id: number): Named {
  const product = findProduct(database, product_id);
  if (!product) throw invalid("product_id", "errors.item_gone");
  return {
    product_id,
    name: product.name.lv,
    name_en: product.name.en,
    price: 0,
    measure_unit_id: product.default_measure_unit_id ?? defaultUnitId,
    images: product.images.slice(0, 1).map(({ id }) => id),
  };
}

/** Refuses images that are not, or no longer, of the product that a line is of. */
export function checkImages(
  database: Database,
  { product_id }: Pick<NewItem, "product_id">,
  images: number[],
) {
  const known = findProduct(database, product_id ?? 0)?.images.map(({ id }) => id) ?? [];
  if (!images.every((image) => known.includes(image))) throw invalid("images", "errors.files_changed");
}
