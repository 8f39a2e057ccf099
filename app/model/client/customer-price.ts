import { z } from "zod";
import { listOf, sentOrNull } from "../answer/answer.ts";
import { choiceOf, id } from "../answer/fields.ts";
import { sentDecimalOr } from "../money/sent-number.ts";
import { stockItem, unitPrice } from "../stock/stock-item.ts";

/** A client's own price of a stock item (specification §3); it is used wherever the item is priced for that client. */
export const customerPrice = z.object({
  id,
  stock_item_id: z.number().int(),
  stock_item: sentOrNull(stockItem),
  price: sentDecimalOr("0.00"),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type CustomerPrice = z.infer<typeof customerPrice>;
export const customerPriceList = listOf(customerPrice);

export const customerPriceInput = z.object({
  stock_item_id: choiceOf("errors.item_required"),
  price: unitPrice,
});
export type CustomerPriceInput = z.infer<typeof customerPriceInput>;
