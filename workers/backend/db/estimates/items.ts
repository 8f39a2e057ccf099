import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { choiceKinds } from "#model/estimate/choice.ts";
import type { Vat } from "#model/vat/vat.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import { type Database, isThere, prepared } from "../database.ts";
import { listProductFiles, type ShownFile } from "../product-files.ts";
import { products } from "../products.ts";
import { insertOf, placeBehind, placeOf, versionAfter } from "../rows.ts";
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
    choice: text({ enum: choiceKinds }).notNull().default("always"),
    /** Of an alternative: its group among the lines of its position, from 1. */
    choice_group: integer(),
    /** Whether the line counts. In each group of alternatives one does. */
    is_chosen: integer({ mode: "boolean" }).notNull().default(true),
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
  selected(database, ofEstimate(database, estimateId));

/** The images of the products that lines are of, by product. */
export const listImagesOf = (database: Database, found: ItemFound[]): Map<number, ShownFile[]> =>
  listProductFiles(database, [...new Set(found.flatMap(({ product }) => product?.id ?? []))]);

export const listItemsOf = (database: Database, positionId: number): ItemFound[] =>
  selected(database, eq(positionItems.position_id, positionId));

export const findItem = (database: Database, id: number): ItemRow | undefined =>
  database.select().from(positionItems).where(eq(positionItems.id, id)).get();

const insertRow = insertOf(positionItems);
const lastPlace = placeBehind(positionItems, positionItems.position_id);

/** Adds a line behind the others of its position. */
export const insertItem = (database: Database, item: NewItem): number =>
  insertRow(database, { ...item, place: lastPlace(database, item.position_id) });

const copyRows = prepared((database) =>
  database
    .insert(positionItems)
    .select((from) =>
      from
        .select({
          ...getTableColumns(positionItems),
          id: sql<number>`null`.as("id"),
          position_id: sql<number>`${sql.placeholder("to")}`.as("position_id"),
          version: sql<number>`1`.as("version"),
        })
        .from(positionItems)
        .where(eq(positionItems.position_id, sql.placeholder("from")))
        .orderBy(asc(positionItems.place), asc(positionItems.id)),
    )
    .prepare(),
);

/** Copies all lines of a position into another that has none yet, however many, within SQLite. */
export const copyItems = (database: Database, from: number, to: number): void =>
  void copyRows(database).run({ from, to });

export const updateItem = (database: Database, id: number, change: Partial<NewItem>) =>
  database
    .update(positionItems)
    .set({ ...change, version: versionAfter(positionItems, change) })
    .where(eq(positionItems.id, id))
    .run();

export const placeItem: (database: Database, id: number, to: { position_id: number; place: number }) => void =
  placeOf(positionItems);

export const deleteItemRow = (database: Database, id: number) =>
  database.delete(positionItems).where(eq(positionItems.id, id)).run();

export const deleteItemsOf = (database: Database, positionId: number) =>
  database.delete(positionItems).where(eq(positionItems.position_id, positionId)).run();

const ofEstimate = (database: Database, estimateId: number): SQL =>
  inArray(
    positionItems.position_id,
    database.select({ id: positions.id }).from(positions).where(eq(positions.estimate_id, estimateId)),
  );

/** The ids of the lines of an estimate, by its positions. */
export const listItemIds = (database: Database, estimateId: number) =>
  database
    .select({ id: positionItems.id, position_id: positionItems.position_id })
    .from(positionItems)
    .where(ofEstimate(database, estimateId))
    .all();

/** Each VAT that lines of an estimate have of their own. */
export const listOwnVat = (database: Database, estimateId: number): Vat[] =>
  database
    .selectDistinct({ category: positionItems.vat_category, rate: positionItems.vat_rate })
    .from(positionItems)
    .where(and(ofEstimate(database, estimateId), isNotNull(positionItems.vat_category)))
    .all()
    .map(({ category, rate }) => ({ category: vatCategory.parse(category), rate: rate ?? 0 }));

/** Gives the lines of an estimate that have one VAT of their own another. */
export const changeOwnVat = (database: Database, estimateId: number, from: Vat, to: Vat) =>
  database
    .update(positionItems)
    .set({ vat_category: to.category, vat_rate: to.rate, version: sql`${positionItems.version} + 1` })
    .where(
      and(
        ofEstimate(database, estimateId),
        eq(positionItems.vat_category, from.category),
        eq(positionItems.vat_rate, from.rate),
      ),
    )
    .run();

export const unitIsInEstimates = (database: Database, unitId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.measure_unit_id, unitId));

export const stockItemIsInEstimates = (database: Database, itemId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.stock_item_id, itemId));

export const productIsInEstimates = (database: Database, productId: number): boolean =>
  isThere(database, positionItems, eq(positionItems.product_id, productId));
