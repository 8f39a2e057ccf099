import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { sought } from "#model/answer/sought-number.ts";
import { stockItemSortings } from "#model/list/sortings.ts";
import {
  type StockItem,
  type StockItemInput,
  stockItem,
  stockItemBody,
  stockItemChoices,
  stockItemInput,
  stockItemPage,
  stockItemPatch,
  stockItemsBody,
  stockItemsInput,
} from "#model/stock/stock-item.ts";
import { stockTypeOf } from "#model/stock/stock-type.ts";
import { itemHasCustomerPrice, listStockItemsFor } from "../db/customer-prices.ts";
import type { Database } from "../db/database.ts";
import { stockItemIsInEstimates } from "../db/estimates/items.ts";
import {
  deactivateStockItem,
  deleteStockItem,
  findStockItem,
  insertStockItem,
  listStockItems,
  updateStockItem,
} from "../db/stock-items.ts";
import { findUnit } from "../db/units.ts";
import { itemIsPosition } from "../db/users.ts";
import { noun } from "../operations/call.ts";
import { checked, found, invalid } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Agency and production items (specification §3, §7). */
export const stockItems = noun();

const query = listQuery.extend({
  type_id: sought.optional(),
  active: z.stringbool({ error: "errors.choice" }).optional(),
  sorting: z.enum(stockItemSortings).optional(),
});

// Estimates and clients' prices are made of items, units and products; the catalogue itself is the administrator's.
stockItems.openapi(
  operation("stock_items.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List stock items",
    method: "get",
    path: "/stock_items",
    request: { query },
    responses: answers(stockItemPage),
  }),
  (c) => c.json(listStockItems(c.env.database, c.req.valid("query")), 200),
);

stockItems.openapi(
  operation("stock_items.choices", {
    access: { roles: "office", modules: "estimates" },
    summary: "All stock items to choose from",
    method: "get",
    path: "/all_stock_items",
    request: { query: z.object({ customer_id: id.optional() }) },
    responses: answers(stockItemChoices),
  }),
  (c) => c.json({ data: listStockItemsFor(c.env.database, c.req.valid("query").customer_id) }, 200),
);

stockItems.openapi(
  operation("stock_items.create", {
    access: { roles: "admin", modules: "estimates", audit: "stock_item" },
    summary: "Create a stock item",
    overruled: { price: "errors.not_taken", measure_unit_id: "errors.not_taken" },
    method: "post",
    path: "/stock_items",
    request: body(stockItemBody),
    responses: created(one(stockItem)),
  }),
  (c) => {
    const { type_id, ...given } = c.req.valid("json");
    const input = checked(stockItemInput[stockTypeOf(type_id)], given);
    const data = write(c, stockItem, ({ database, audit }) => {
      check(database, input);
      const after = read(database, insertStockItem(database, type_id, input));
      audit(after.id, { after });
      return after;
    });
    return c.json({ data }, 201);
  },
);

stockItems.openapi(
  operation("stock_items.create_many", {
    access: { roles: "admin", modules: "estimates", audit: "stock_item" },
    summary: "Create several stock items of a type, or none of them",
    overruled: { "rows.*.price": "errors.not_taken", "rows.*.measure_unit_id": "errors.not_taken" },
    method: "post",
    path: "/stock_items/many",
    request: body(stockItemsBody),
    responses: created(stockItemChoices),
  }),
  (c) => {
    const { type_id, rows } = c.req.valid("json");
    const input = checked(stockItemsInput[stockTypeOf(type_id)], { rows });
    const data = write(c, z.array(stockItem), ({ database, audit }) => {
      for (const [at, row] of input.rows.entries()) check(database, row, `rows.${at}.`);
      const added = input.rows.map((row) => read(database, insertStockItem(database, type_id, row)));
      for (const after of added) audit(after.id, { after });
      return added;
    });
    return c.json({ data }, 201);
  },
);

stockItems.openapi(
  operation("stock_items.read", {
    access: { roles: "admin", modules: "estimates" },
    summary: "Read a stock item",
    method: "get",
    path: "/stock_items/{id}",
    request: idParam,
    responses: answers(one(stockItem)),
  }),
  (c) => c.json({ data: read(c.env.database, c.req.valid("param").id) }, 200),
);

stockItems.openapi(
  operation("stock_items.update", {
    access: { roles: "admin", modules: "estimates", audit: "stock_item" },
    summary: "Change a stock item",
    refuses: [412],
    overruled: { price: "errors.not_taken", measure_unit_id: "errors.not_taken" },
    method: "patch",
    path: "/stock_items/{id}",
    request: { ...idParam, ...body(stockItemPatch) },
    responses: answers(one(stockItem)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { is_active, ...change } = c.req.valid("json");
    const data = write(c, stockItem, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      const input = checked(stockItemInput[stockTypeOf(before.type_id)], { ...before, ...change });
      check(database, input);
      updateStockItem(database, id, { ...input, is_active: is_active ?? before.is_active });
      const after = read(database, id);
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

stockItems.openapi(
  operation("stock_items.delete", {
    access: { roles: "admin", modules: "estimates", audit: "stock_item" },
    summary: "Delete a stock item, or deactivate one that is in use",
    refuses: [412],
    method: "delete",
    path: "/stock_items/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      // An item that is used is not offered any more instead (domain H12).
      if (isUsed(database, id)) {
        deactivateStockItem(database, id);
        const after = read(database, id);
        audit(id, { before, after });
        return { id, outcome: "archived" as const, version: after.version };
      }
      deleteStockItem(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number): StockItem => found(findStockItem(database, id));

/** Somebody works as it, a client has a price of it, or an estimate names it. */
const isUsed = (database: Database, id: number): boolean =>
  itemIsPosition(database, id) || itemHasCustomerPrice(database, id) || stockItemIsInEstimates(database, id);

/** `within` is what stands before the names of its fields, where it is one of several. */
function check(database: Database, { measure_unit_id }: StockItemInput, within = ""): void {
  if (!findUnit(database, measure_unit_id)) throw invalid(`${within}measure_unit_id`, "errors.unit_gone");
}
