import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { customerPrice, customerPriceInput, customerPriceList } from "#model/client/customer-price.ts";
import { findClient } from "../db/clients.ts";
import {
  deleteCustomerPrice,
  findCustomerPrice,
  findPriceOf,
  listCustomerPrices,
  setCustomerPrice,
} from "../db/customer-prices.ts";
import type { Database } from "../db/database.ts";
import { findStockItem } from "../db/stock-items.ts";
import { noun } from "../operations/call.ts";
import { found, invalid } from "../operations/errors.ts";
import { matches, matchesOrGone, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Clients' own prices of stock items (specification §3, §7). */
export const customerPrices = noun();

const customer = { params: z.object({ customerId: id }) };

customerPrices.openapi(
  // The page of a client shows its prices as well; there is nothing to add one for without the stock.
  operation("customer_prices.list", {
    access: { roles: "office", modules: "always" },
    summary: "List a client's own prices",
    method: "get",
    path: "/{customerId}/customer_stock_item_prices",
    request: customer,
    responses: answers(customerPriceList),
  }),
  (c) => {
    const { customerId } = c.req.valid("param");
    found(findClient(c.env.database, customerId));
    return c.json({ data: listCustomerPrices(c.env.database, customerId) }, 200);
  },
);

customerPrices.openapi(
  // A second price of the same item takes the place of the first: a client has one.
  operation("customer_prices.create", {
    access: { roles: "office", modules: "estimates", audit: "customer_price" },
    summary: "Set a client's own price of an item",
    refuses: [412],
    method: "post",
    path: "/{customerId}/customer_stock_item_prices",
    request: { ...customer, ...body(customerPriceInput) },
    responses: created(one(customerPrice)),
  }),
  (c) => {
    const { customerId } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, customerPrice, ({ database, audit }) => {
      found(findClient(database, customerId));
      if (!findStockItem(database, input.stock_item_id)?.is_active)
        throw invalid("stock_item_id", "errors.item_gone");
      const before = findPriceOf(database, customerId, input.stock_item_id);
      matchesOrGone(c, before);
      const after = read(database, setCustomerPrice(database, customerId, input));
      audit(after.id, { before, after, partOf: { entity: "client", id: customerId } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

customerPrices.openapi(
  operation("customer_prices.delete", {
    access: { roles: "office", modules: "estimates", audit: "customer_price" },
    summary: "Delete a client's own price",
    method: "delete",
    path: "/customer_stock_item_prices/{id}",
    request: idParam,
    refuses: [412],
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      const client = found(deleteCustomerPrice(database, id));
      audit(id, { before, partOf: { entity: "client", id: client } });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number) => found(findCustomerPrice(database, id));
