import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { index, integer, type SQLiteColumn, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type OrderEntry, orderStates } from "#model/purchase-order/purchase-order.ts";
import { fold } from "#model/text/text-order.ts";
import { clients } from "../clients.ts";
import { type Form, formOf, isOf, matching, type Sought } from "../conditions.ts";
import { type Database, isThere, preparedFor } from "../database.ts";
import { bothWays, listOf, type Sortings } from "../lists.ts";
import { projects } from "../projects.ts";
import { insertOf, raiseOf, updateOf } from "../rows.ts";
import { users } from "../users.ts";

/** Orders to suppliers (docs/decisions/100). */
export const purchaseOrders = sqliteTable(
  "purchase_orders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** "" of a draft. */
    number: text().notNull().default(""),
    /** The supplier, who is among the clients. */
    client_id: integer().references(() => clients.id),
    project_id: integer().references(() => projects.id),
    state: text({ enum: orderStates }).notNull().default("draft"),
    /** Local dates, yyyy-MM-dd. */
    ordered_on: text(),
    wanted_on: text(),
    note: text().notNull().default(""),
    /** What its lines come to, without VAT. */
    net_cents: integer().notNull().default(0),
    created_at: text().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("purchase_orders_number").on(table.number).where(sql`number <> ''`),
    index("purchase_orders_client").on(table.client_id),
    index("purchase_orders_project").on(table.project_id, table.state),
    index("purchase_orders_state").on(table.state),
    index("purchase_orders_wanted").on(table.wanted_on),
  ],
);
export type NewOrder = typeof purchaseOrders.$inferInsert;

const rows = (database: Database) =>
  database
    .select({
      order: purchaseOrders,
      supplier: { id: clients.id, name: clients.name },
      project: { id: projects.id, name: projects.name },
      author: { id: users.id, name: users.name },
    })
    .from(purchaseOrders)
    .leftJoin(clients, eq(clients.id, purchaseOrders.client_id))
    .leftJoin(projects, eq(projects.id, purchaseOrders.project_id))
    .leftJoin(users, eq(users.id, purchaseOrders.created_by));
export type OrderFound = ReturnType<ReturnType<typeof rows>["all"]>[number];

/** An order as lists show it. */
export const showOrderEntry = ({ order, supplier, project }: OrderFound): OrderEntry => ({
  id: order.id,
  number: order.number,
  supplier,
  project,
  state: order.state,
  ordered_on: order.ordered_on,
  wanted_on: order.wanted_on,
  net_cents: order.net_cents,
});

const newestFirst = [desc(purchaseOrders.id)];

const nameOf = (table: typeof clients | typeof projects, id: SQLiteColumn) =>
  sql`(select ${table.sort_name} from ${table} where ${table.id} = ${id})`;

const sortings: Sortings = {
  ...bothWays("number", [purchaseOrders.number, purchaseOrders.id]),
  // An order may have neither: it stands before the others, and is not left out.
  ...bothWays("supplier", [nameOf(clients, purchaseOrders.client_id), purchaseOrders.id]),
  ...bothWays("project", [nameOf(projects, purchaseOrders.project_id), purchaseOrders.id]),
  ...bothWays("ordered", [purchaseOrders.ordered_on, purchaseOrders.id]),
  ...bothWays("wanted", [purchaseOrders.wanted_on, purchaseOrders.id]),
  ...bothWays("net", [purchaseOrders.net_cents, purchaseOrders.id]),
};

const filters = {
  state: isOf(purchaseOrders.state, "state"),
  supplier: isOf(purchaseOrders.client_id, "supplier"),
  project: isOf(purchaseOrders.project_id, "project"),
};

/** A page of orders, the newest first unless sorted. */
export const listOrders = listOf({
  table: purchaseOrders,
  rows,
  show: showOrderEntry,
  filters,
  sortings,
  keepsOrder: true,
  order: newestFirst,
});

const netOf = preparedFor((database, form: Form) =>
  database
    .select({ net_cents: sql<number>`coalesce(sum(${purchaseOrders.net_cents}), 0)` })
    .from(purchaseOrders)
    .where(and(matching(purchaseOrders.search, filters, form), ne(purchaseOrders.state, "cancelled")))
    .prepare(),
);

/** What orders come to that are asked for and were not called off. */
export function sumOrders(database: Database, asked: Sought): { net_cents: number } {
  const { form, values } = formOf(filters, asked);
  return netOf(database, form).get(values) ?? { net_cents: 0 };
}

/** An order beside its supplier, its project and who wrote it. */
export const findOrderWithNames = (database: Database, id: number): OrderFound | undefined =>
  rows(database).where(eq(purchaseOrders.id, id)).get();

export const isOrderNumber = (database: Database, number: string): boolean =>
  isThere(database, purchaseOrders, eq(purchaseOrders.number, number));

/** Whether something was ordered of a client. */
export const hasOrders = (database: Database, clientId: number): boolean =>
  isThere(database, purchaseOrders, eq(purchaseOrders.client_id, clientId));

/** Whether something was ordered for a project. */
export const projectHasOrders = (database: Database, projectId: number): boolean =>
  isThere(database, purchaseOrders, eq(purchaseOrders.project_id, projectId));

/** Brings what orders are found by in step with their numbers and with what their suppliers are called. */
function keepFound(database: Database, which: SQL): void {
  for (const { order, supplier } of rows(database).where(which).all())
    database
      .update(purchaseOrders)
      .set({ search: fold([order.number, supplier?.name ?? ""].join(" ")) })
      .where(eq(purchaseOrders.id, order.id))
      .run();
}

const insert = insertOf(purchaseOrders);

/** Stores an order, and answers its id. */
export function insertOrder(database: Database, row: Omit<NewOrder, "search">): number {
  const id = insert(database, Object.assign({ search: "" }, row));
  keepFound(database, eq(purchaseOrders.id, id));
  return id;
}

const saving =
  (save: ReturnType<typeof updateOf<typeof purchaseOrders>>) =>
  (database: Database, id: number, change: Partial<NewOrder>): void => {
    save(database, id, change);
    keepFound(database, eq(purchaseOrders.id, id));
  };

/** Changes what is given. */
export const updateOrder = saving(updateOf(purchaseOrders));

/** The same where its lines have changed as well: who edits it has to have seen that. */
export const raiseOrder = saving(raiseOf(purchaseOrders));

/** A client is called otherwise: what was ordered of it is found by that. */
export const orderedRenamed = (database: Database, clientId: number): void =>
  keepFound(database, eq(purchaseOrders.client_id, clientId));

/** Deletes an order that has no lines any more. */
export const deleteOrder = (database: Database, id: number) =>
  database.delete(purchaseOrders).where(eq(purchaseOrders.id, id)).run();
