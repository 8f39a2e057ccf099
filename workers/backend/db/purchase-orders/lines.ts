import { asc, eq, getTableColumns } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sendDecimal } from "#model/money/decimal.ts";
import type { OrderLine } from "#model/purchase-order/purchase-order.ts";
import { type Database, isThere } from "../database.ts";
import { additionalCosts } from "../estimates/costs.ts";
import { positionItems } from "../estimates/items.ts";
import { units } from "../units.ts";
import { purchaseOrders } from "./orders.ts";

/** What is ordered of a supplier. What it is ordered for may be deleted from its estimate: the line stays what it says. */
export const purchaseOrderLines = sqliteTable(
  "purchase_order_lines",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    order_id: integer()
      .notNull()
      .references(() => purchaseOrders.id),
    place: integer().notNull(),
    position_item_id: integer().references(() => positionItems.id, { onDelete: "set null" }),
    additional_cost_id: integer().references(() => additionalCosts.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Ten-thousandths, as the price. */
    quantity: integer().notNull(),
    measure_unit_id: integer()
      .notNull()
      .references(() => units.id),
    price: integer().notNull(),
    /** Rounded once. */
    net_cents: integer().notNull(),
  },
  (table) => [
    index("purchase_order_lines_order").on(table.order_id, table.place),
    index("purchase_order_lines_item").on(table.position_item_id),
    index("purchase_order_lines_cost").on(table.additional_cost_id),
    index("purchase_order_lines_unit").on(table.measure_unit_id),
  ],
);
export type NewOrderLine = Omit<typeof purchaseOrderLines.$inferInsert, "order_id" | "place">;

/** A unit as lines name it. */
export const unitNames = { id: units.id, short_name: units.short_name, short_name_en: units.short_name_en };

/** The lines of an order in its own order. */
export const listOrderLines = (database: Database, orderId: number): OrderLine[] =>
  database
    .select({ line: getTableColumns(purchaseOrderLines), measure_unit: unitNames })
    .from(purchaseOrderLines)
    .innerJoin(units, eq(units.id, purchaseOrderLines.measure_unit_id))
    .where(eq(purchaseOrderLines.order_id, orderId))
    .orderBy(asc(purchaseOrderLines.place))
    .all()
    .map(({ line, measure_unit }) => ({
      id: line.id,
      position_item_id: line.position_item_id,
      additional_cost_id: line.additional_cost_id,
      name: line.name,
      quantity: sendDecimal(line.quantity),
      price: sendDecimal(line.price),
      measure_unit,
      net_cents: line.net_cents,
    }));

/** Puts lines in the place of all that an order has. */
export function replaceOrderLines(database: Database, orderId: number, lines: readonly NewOrderLine[]): void {
  deleteOrderLines(database, orderId);
  for (const [place, line] of lines.entries())
    database
      .insert(purchaseOrderLines)
      .values({ ...line, order_id: orderId, place })
      .run();
}

export const deleteOrderLines = (database: Database, orderId: number) =>
  database.delete(purchaseOrderLines).where(eq(purchaseOrderLines.order_id, orderId)).run();

export const unitIsInOrders = (database: Database, unitId: number): boolean =>
  isThere(database, purchaseOrderLines, eq(purchaseOrderLines.measure_unit_id, unitId));
