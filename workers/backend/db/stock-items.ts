import { and, asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import type { StockItem, StockItemInput } from "#model/stock/stock-item.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { type Database, isThere } from "./database.ts";
import { bothWays, bothWaysOver, listOf, type Sortings } from "./lists.ts";
import { insertOf, updateOf } from "./rows.ts";
import { units } from "./units.ts";

export const stockItems = sqliteTable(
  "stock_items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    type_id: integer().notNull(),
    name: text().notNull(),
    name_en: text().notNull().default(""),
    measure_unit_id: integer()
      .notNull()
      .references(() => units.id),
    /** Ten-thousandths of a euro for one unit (domain H4). */
    price: integer().notNull().default(0),
    is_active: integer({ mode: "boolean" }).notNull().default(true),
    sort_name: text().notNull(),
    sort_name_en: text().notNull().default(""),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("stock_items_sort").on(table.type_id, table.sort_name),
    index("stock_items_name_en").on(table.type_id, table.sort_name_en, table.sort_name),
    index("stock_items_price").on(table.type_id, table.price, table.sort_name),
    index("stock_items_state").on(table.type_id, sql`(-is_active)`, table.sort_name),
    index("stock_items_unit").on(table.measure_unit_id, table.type_id, table.sort_name),
  ],
);

type RowWithUnit = { item: typeof stockItems.$inferSelect; unit: typeof units.$inferSelect };

/** A stock item as the API shows it. */
export const showStockItem = ({ item, unit }: RowWithUnit, price = item.price): StockItem => ({
  id: item.id,
  name: item.name,
  name_en: item.name_en,
  type_id: item.type_id,
  measure_unit_id: item.measure_unit_id,
  measure_unit: { id: unit.id, short_name: unit.short_name, short_name_en: unit.short_name_en },
  price: sendDecimal(price),
  is_active: item.is_active,
  version: item.version,
});

export const itemsWithUnits = (database: Database) =>
  database
    .select({ item: stockItems, unit: units })
    .from(stockItems)
    .innerJoin(units, eq(units.id, stockItems.measure_unit_id))
    .$dynamic();

const inOrder = [asc(stockItems.sort_name), asc(stockItems.id)];

interface ItemQuery {
  page: number;
  per_page: number;
  q?: string | undefined;
  type_id?: number | undefined;
  /** Leaves out what is not sold any more. */
  active?: boolean | undefined;
  sorting?: string | undefined;
}

const byName = [stockItems.sort_name, stockItems.id];
const sortings: Sortings = {
  ...bothWays("name", byName),
  ...bothWays("name_en", [stockItems.sort_name_en, ...byName]),
  ...bothWaysOver("unit", [units.short_name], {
    tables: [units],
    on: eq(stockItems.measure_unit_id, units.id),
    order: inOrder,
  }),
  ...bothWays("price", [stockItems.price, ...byName]),
  // Those that are sold first.
  ...bothWays("state", [sql`-${stockItems.is_active}`, ...byName]),
};

const list = listOf({
  table: stockItems,
  rows: itemsWithUnits,
  show: (row: RowWithUnit) => showStockItem(row),
  filters: {
    type_id: eq(stockItems.type_id, sql.placeholder("type_id")),
    active: eq(stockItems.is_active, true),
  },
  sortings,
  order: inOrder,
});

/** A page of items in Latvian order, of one type or of all. */
export const listStockItems = (database: Database, { q, ...query }: ItemQuery) =>
  list(database, { ...query, search: q });

export function findStockItem(database: Database, id: number): StockItem | undefined {
  const row = itemsWithUnits(database).where(eq(stockItems.id, id)).get();
  return row && showStockItem(row);
}

/** The one active item of a type that is called so, whatever the case of its letters; undefined for none or several. */
export function findStockItemNamed(database: Database, name: string, type_id: number): number | undefined {
  const isCalledSo = and(eq(stockItems.type_id, type_id), eq(stockItems.sort_name, sortKey(name)));
  const found = database
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(and(isCalledSo, eq(stockItems.is_active, true)))
    .all();
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Active agency items: what a person can work as (specification §3, User). */
const isPosition = and(eq(stockItems.type_id, stockType.agency), eq(stockItems.is_active, true));
export const listPositions = (database: Database) =>
  database
    .select({ id: stockItems.id, name: stockItems.name })
    .from(stockItems)
    .where(isPosition)
    .orderBy(...inOrder)
    .all();

/** Whether a person can work as an item. */
export const canWorkAs = (database: Database, id: number): boolean =>
  isThere(database, stockItems, and(eq(stockItems.id, id), isPosition));

const columns = (input: StockItemInput) => ({
  ...input,
  price: decimal(input.price),
  sort_name: sortKey(input.name),
  sort_name_en: sortKey(input.name_en),
  search: fold([input.name, input.name_en].join(" ")),
});

const insert = insertOf(stockItems);

export const insertStockItem = (database: Database, type_id: number, input: StockItemInput): number =>
  insert(database, { ...columns(input), type_id });

const update = updateOf(stockItems);

export const updateStockItem = (
  database: Database,
  id: number,
  { is_active, ...input }: StockItemInput & { is_active: boolean },
) => update(database, id, { ...columns(input), is_active });

export const deactivateStockItem = (database: Database, id: number) =>
  update(database, id, { is_active: false });

export const deleteStockItem = (database: Database, id: number) =>
  database.delete(stockItems).where(eq(stockItems.id, id)).run();

export const unitIsUsedByItem = (database: Database, unitId: number): boolean =>
  isThere(database, stockItems, eq(stockItems.measure_unit_id, unitId));
