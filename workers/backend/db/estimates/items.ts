import { asc, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere } from "../database.ts";
import { listProductFiles, type ShownFile } from "../product-files.ts";
import { products } from "../products.ts";
import { stockItems } from "../stock-items.ts";
import { units } from "../units.ts";
import { positions } from "./positions.ts";

export const positionItems = sqliteTable(
  "position_items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    position_id: integer()
      .notNull()
      .references(() => positions.id),
    name: text().notNull(),
    name_en: text().notNull().default(""),
    stock_item_id: integer().references(() => stockItems.id),
    product_id: integer().references(() => products.id),
    measure_unit_id: integer()
      .notNull()
      .references(() => units.id),
    /** Ten-thousandths, as the price. */
    quantity: integer().notNull(),
    /** Null where a total was entered (domain H4). */
    price: integer(),
    /** Cents; counts only without a price. */
    total_cents: integer().notNull().default(0),
    /** Null where the estimate's own VAT holds. */
    vat_category: text(),
    /** Ten-thousandths of a percent. */
    vat_rate: integer(),
    /** Ids of the product's files that stand in the offer. */
    images: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    /** Place among the lines of its position. */
    place: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("position_items_position").on(table.position_id, table.place),
    index("position_items_stock_item").on(table.stock_item_id),
    index("position_items_product").on(table.product_id),
    index("position_items_unit").on(table.measure_unit_id),
  ],
);
export type ItemRow = typeof positionItems.$inferSelect;
export type NewItem = Omit<ItemRow, "id" | "place" | "version">;

export interface ItemFound {
  item: ItemRow;
  unit: typeof units.$inferSelect;
  stockItem: { id: number; name: string } | null;
  product: Pick<typeof products.$inferSelect, "id" | "code" | "color" | "size" | "material"> | null;
}

const selected = (database: Database, where: SQL | undefined): ItemFound[] =>
  database
    .select({
      item: positionItems,
      unit: units,
      stockItem: { id: stockItems.id, name: stockItems.name },
      product: {
        id: products.id,
        code: products.code,
        color: products.color,
        size: products.size,
        material: products.material,
      },
    })
    .from(positionItems)
    .innerJoin(units, eq(units.id, positionItems.measure_unit_id))
    .leftJoin(stockItems, eq(stockItems.id, positionItems.stock_item_id))
    .leftJoin(products, eq(products.id, positionItems.product_id))
    .where(where)
    .orderBy(asc(positionItems.place), asc(positionItems.id))
    .all();

/** Every line of an estimate, each position's in order. */
export const listItems = (database: Database, estimateId: number): ItemFound[] =>
  selected(
    database,
    inArray(
      positionItems.position_id,
      database.select({ id: positions.id }).from(positions).where(eq(positions.estimate_id, estimateId)),
    ),
  );

/** The images of the products that lines are of, by product. */
export const listImagesOf = (database: Database, found: ItemFound[]): Map<number, ShownFile[]> =>
  listProductFiles(database, [...new Set(found.flatMap(({ product }) => product?.id ?? []))]);

export const listItemsOf = (database: Database, positionId: number): ItemFound[] =>
  selected(database, eq(positionItems.position_id, positionId));

export const findItem = (database: Database, id: number): ItemRow | undefined =>
  database.select().from(positionItems).where(eq(positionItems.id, id)).get();

/** Adds a line behind the others of its position. */
export function insertItem(database: Database, item: NewItem): number {
  const last = database
    .select({ place: max(positionItems.place) })
    .from(positionItems)
    .where(eq(positionItems.position_id, item.position_id))
    .get()?.place;
  return database
    .insert(positionItems)
    .values({ ...item, place: (last ?? -1) + 1 })
    .returning({ id: positionItems.id })
    .get().id;
}

export const updateItem = (database: Database, id: number, change: Partial<NewItem>) =>
  database
    .update(positionItems)
    .set({ ...change, version: sql`${positionItems.version} + 1` })
    .where(eq(positionItems.id, id))
    .run();

export const placeItem = (database: Database, id: number, to: { position_id: number; place: number }) =>
  database.update(positionItems).set(to).where(eq(positionItems.id, id)).run();

export const deleteItemRow = (database: Database, id: number) =>
  database.delete(positionItems).where(eq(positionItems.id, id)).run();

export const unitIsInEstimates = (database: Database, unitId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.measure_unit_id, unitId));

export const stockItemIsInEstimates = (database: Database, itemId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.stock_item_id, itemId));

export const productIsInEstimates = (database: Database, productId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.product_id, productId));
