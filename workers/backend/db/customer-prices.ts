import { and, asc, eq, sql } from "drizzle-orm";
import { integer, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CustomerPrice, CustomerPriceInput } from "#model/client/customer-price.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import { clients, raiseClient } from "./clients.ts";
import { type Database, isThere } from "./database.ts";
import { itemsWithUnits, showStockItem, stockItems } from "./stock-items.ts";
import { units } from "./units.ts";

export const customerPrices = sqliteTable(
  "customer_prices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    stock_item_id: integer()
      .notNull()
      .references(() => stockItems.id),
    /** Ten-thousandths of a euro for one unit. */
    price: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex("customer_prices_item").on(table.client_id, table.stock_item_id)],
);

const pricesWithItems = (database: Database) =>
  database
    .select({ own: customerPrices, item: stockItems, unit: units })
    .from(customerPrices)
    .innerJoin(stockItems, eq(stockItems.id, customerPrices.stock_item_id))
    .innerJoin(units, eq(units.id, stockItems.measure_unit_id))
    .$dynamic();

type Row = NonNullable<ReturnType<ReturnType<typeof pricesWithItems>["get"]>>;

const show = ({ own, ...row }: Row): CustomerPrice => ({
  id: own.id,
  stock_item_id: own.stock_item_id,
  stock_item: showStockItem(row),
  price: sendDecimal(own.price),
  version: own.version,
});

/** A client's own prices, in the Latvian order of the items. */
export const listCustomerPrices = (database: Database, clientId: number): CustomerPrice[] =>
  pricesWithItems(database)
    .where(eq(customerPrices.client_id, clientId))
    .orderBy(asc(stockItems.sort_name), asc(stockItems.id))
    .all()
    .map(show);

export function findCustomerPrice(database: Database, id: number): CustomerPrice | undefined {
  const row = pricesWithItems(database).where(eq(customerPrices.id, id)).get();
  return row && show(row);
}

/** The client's own price of an item, if there is one. */
export function findPriceOf(database: Database, clientId: number, itemId: number): CustomerPrice | undefined {
  const row = pricesWithItems(database)
    .where(and(eq(customerPrices.client_id, clientId), eq(customerPrices.stock_item_id, itemId)))
    .get();
  return row && show(row);
}

/**
 * Sets a client's price of an item; the one before gives way. Returns the row's id. A new one counts its changes on from
 * those of the client, which every price raises: one that was removed and set again is never at a version that was seen.
 */
export function setCustomerPrice(
  database: Database,
  client_id: number,
  { stock_item_id, price: sent }: CustomerPriceInput,
): number {
  const price = decimal(sent);
  const before = findPriceOf(database, client_id, stock_item_id);
  if (before && decimal(before.price) === price) return before.id;
  raiseClient(database, client_id);
  const version = sql<number>`(select ${clients.version} from ${clients} where ${clients.id} = ${client_id})`;
  return database
    .insert(customerPrices)
    .values({ client_id, stock_item_id, price, version })
    .onConflictDoUpdate({
      target: [customerPrices.client_id, customerPrices.stock_item_id],
      set: { price, version: sql`${customerPrices.version} + 1` },
    })
    .returning({ id: customerPrices.id })
    .get().id;
}

/** Takes a price away, and says whose it was; undefined where there is none. */
export function deleteCustomerPrice(database: Database, id: number): number | undefined {
  const row = database
    .delete(customerPrices)
    .where(eq(customerPrices.id, id))
    .returning({ client_id: customerPrices.client_id })
    .get();
  if (row) raiseClient(database, row.client_id);
  return row?.client_id;
}

export const deletePricesOf = (database: Database, clientId: number) =>
  database.delete(customerPrices).where(eq(customerPrices.client_id, clientId)).run();

export const itemHasCustomerPrice = (database: Database, itemId: number): boolean =>
  isThere(database, customerPrices, eq(customerPrices.stock_item_id, itemId));

/** Every active item in Latvian order, at the price that a client pays: its own, else the usual one. */
export function listStockItemsFor(database: Database, clientId: number | undefined): StockItem[] {
  const own = new Map(
    clientId === undefined
      ? []
      : database
          .select({ item: customerPrices.stock_item_id, price: customerPrices.price })
          .from(customerPrices)
          .where(eq(customerPrices.client_id, clientId))
          .all()
          .map(({ item, price }) => [item, price] as const),
  );
  return itemsWithUnits(database)
    .where(eq(stockItems.is_active, true))
    .orderBy(asc(stockItems.sort_name), asc(stockItems.id))
    .all()
    .map((row) => showStockItem(row, own.get(row.item.id)));
}
