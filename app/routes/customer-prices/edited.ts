import { editedForm } from "#app/forms/edited.ts";
import { customerPrice, customerPriceInput } from "#model/client/customer-price.ts";
import { priceValues } from "./values.ts";

/** The form of a client's own price. The item that it is of stays. */
export const editedPrice = editedForm(
  {
    row: customerPrice,
    input: customerPriceInput,
    valuesOf: priceValues,
  },
  { texts: "customer_prices", names: { stock_item_id: "customer_prices.item" } },
);
