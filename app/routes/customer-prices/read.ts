import { withNames } from "#app/loading/names.ts";
import { type CustomerPrice, customerPriceList } from "#model/client/customer-price.ts";
import type { Api } from "#model/page/context.ts";
import { stockItemChoices } from "#model/stock/stock-item.ts";

/** A client's own prices with their items; the specification has a backend tell the items' ids alone (§3). */
export async function readPrices(api: Api, clientId: string | undefined): Promise<{ data: CustomerPrice[] }> {
  const { data } = await api.get(`/${clientId}/customer_stock_item_prices`, customerPriceList);
  return {
    data: await withNames(data, {
      isUnnamed: ({ stock_item }) => !stock_item,
      choices: () => api.get("/all_stock_items", stockItemChoices),
      named: (price, items) => ({
        ...price,
        stock_item: items.find(({ id }) => id === price.stock_item_id) ?? null,
      }),
    }),
  };
}
