import { setCustomerPrice } from "#backend/db/customer-prices.ts";
import type { Database } from "#backend/db/database.ts";
import { insertProductFiles } from "#backend/db/product-files.ts";
import { insertProduct } from "#backend/db/products.ts";
import { deactivateStockItem, insertStockItem } from "#backend/db/stock-items.ts";
import { findUnitByName } from "#backend/db/units.ts";
import { insertWorkType } from "#backend/db/work-types.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { type Ids, idOf } from "./ids.ts";
import { productPictures, tintOf } from "./product-files.ts";
import type { ItemSketch, ProductSketch } from "./stock.ts";
import { type CustomerPriceRow, stocks } from "./stock-rows.ts";

/** Plants what an installation sells and plans by. Returns the ids of items and kinds of work by name, of products by code. */
export function plantStock(
  database: Database,
  name: DemonstrationName,
): { items: Ids; products: Ids; workTypes: Ids } {
  const { agency, production, workTypes, products } = stocks[name];
  const planted = (type: number) => (item: ItemSketch) =>
    [item.name, plantItem(database, type, item)] as const;
  const made = production.map(planted(stockType.production));
  return {
    products: plantProducts(database, name, products),
    items: new Map([...made, ...agency.map(planted(stockType.agency))]),
    workTypes: new Map(workTypes.map((type) => [type.name, insertWorkType(database, type).id])),
  };
}

function plantItem(
  database: Database,
  type: number,
  { unit, price, is_active, ...names }: ItemSketch,
): number {
  const id = insertStockItem(database, type, {
    ...names,
    measure_unit_id: type === stockType.agency ? unitId(database, unit) : defaultUnitId,
    price,
  });
  if (!is_active) deactivateStockItem(database, id);
  return id;
}

function plantProducts(database: Database, name: DemonstrationName, products: readonly ProductSketch[]): Ids {
  const pictures = productPictures(name);
  const ids: Ids = new Map();
  for (const product of products) {
    const { code, catalogue, size, material } = product;
    const { lv, en } = tintOf(product);
    const id = insertProduct(database, {
      code,
      catalogue,
      name: product.name,
      color: { lv, en },
      size,
      material,
      default_measure_unit_id: unitId(database, product.unit),
    });
    const files = pictures
      .filter((picture) => picture.product === code)
      .map(({ name: file, size: bytes, width, height }) => ({ name: file, size: bytes, width, height }));
    insertProductFiles(database, id, files);
    ids.set(code, id);
  }
  return ids;
}

export function plantCustomerPrices(
  database: Database,
  prices: CustomerPriceRow[],
  known: { clients: Ids; items: Ids },
): void {
  for (const { client, item, price } of prices)
    setCustomerPrice(database, idOf(known.clients, client), {
      stock_item_id: idOf(known.items, item),
      price,
    });
}

function unitId(database: Database, name: string): number {
  const unit = findUnitByName(database, name);
  if (!unit) throw new Error(`There is no unit ${name}`);
  return unit.id;
}
