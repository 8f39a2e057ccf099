import { editedForm } from "#app/edited.ts";
import { customerPrice, customerPriceInput } from "#model/client/customer-price.ts";
import { readDecimal, typeDecimal } from "#model/money/decimal.ts";

/** The form of a client's own price. The item that it is of stays. */
export const editedPrice = editedForm(
  {
    row: customerPrice,
    input: customerPriceInput,
    valuesOf: ({ stock_item_id, price }, language) => ({
      stock_item_id: String(stock_item_id),
      price: typeDecimal(readDecimal(price) ?? 0, language),
    }),
  },
  { texts: "customer_prices", names: { stock_item_id: "customer_prices.item" } },
);
