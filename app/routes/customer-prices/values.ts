import type { CustomerPrice } from "#model/client/customer-price.ts";
import { readDecimal, typeDecimal } from "#model/money/decimal.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const priceValues = ({ stock_item_id, price }: CustomerPrice, language: string) => ({
  stock_item_id: String(stock_item_id),
  price: typeDecimal(readDecimal(price) ?? 0, language),
});
