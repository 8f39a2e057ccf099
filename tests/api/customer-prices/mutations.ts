import { client, itemAdded, type Mutation, type Step } from "../audit/mutation.ts";

const priceAdded: Step = ["POST", "/1/customer_stock_item_prices", { stock_item_id: 1, price: "5" }];

/** Clients' own prices. */
export const mutations: Record<string, Mutation> = {
  "customer_prices.create": {
    before: [client, itemAdded],
    rowThere: [priceAdded],
    step: priceAdded,
    entity: "customer_price",
  },
  "customer_prices.delete": {
    before: [client, itemAdded, priceAdded],
    step: ["DELETE", "/customer_stock_item_prices/1"],
    entity: "customer_price",
  },
};
