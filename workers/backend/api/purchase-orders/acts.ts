import type { Database } from "#backend/db/database.ts";
import { takeNumber } from "#backend/db/invoices/numbers.ts";
import { isOrderNumber, updateOrder } from "#backend/db/purchase-orders/orders.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { documentNumber, periodOf } from "#model/company/number-series.ts";
import { today } from "#model/date/dates.ts";
import { orderSeries } from "#model/purchase-order/order-series.ts";
import { type OrderState, type PurchaseOrder, purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { partOfOrder, readOrder, toldOrder } from "./read.ts";

/** Orders to suppliers on their way: sent, delivered, called off, and back. */
export const orderActs = noun();

/** What can be done with an order, from which states, and the one that it leads to. */
const acts = [
  { act: "send", from: ["draft"], to: "sent", summary: "Send an order: it takes its number" },
  { act: "receive", from: ["sent"], to: "received", summary: "Say that what was ordered has come" },
  { act: "cancel", from: ["sent"], to: "cancelled", summary: "Call an order off" },
  { act: "reopen", from: ["received", "cancelled"], to: "sent", summary: "Take that back: the order stands" },
] as const satisfies readonly {
  act: string;
  from: readonly OrderState[];
  to: OrderState;
  summary: string;
}[];

for (const { act, from, to, summary } of acts)
  orderActs.openapi(
    operation(`purchase_orders.${act}`, {
      access: { roles: "office", modules: "costs", audit: "purchase_order" },
      summary,
      refuses: [409, 412],
      method: "post",
      path: `/purchase_orders/{id}/${act}`,
      request: idParam,
      responses: answers(one(purchaseOrder)),
    }),
    (c) => {
      const { id } = c.req.valid("param");
      const data = write(c, purchaseOrder, ({ database, audit }) => {
        const before = readOrder(database, id);
        matches(c, before);
        if (!from.some((state) => state === before.state)) throw new Problem(409, "errors.order_way");
        if (act === "send") checkWhole(before);
        updateOrder(database, id, { state: to, ...(act === "send" && numbered(database)) });
        const after = readOrder(database, id);
        audit(id, { before: toldOrder(before), after: toldOrder(after), partOf: partOfOrder(after) });
        return after;
      });
      tag(c, data);
      return c.json({ data }, 200);
    },
  );

/** What is said of what an order lacks. */
const lacking = { supplier_id: "errors.order_supplier", lines: "errors.order_lines" } as const;

/** Throws a Problem (422) at each field that an order lacks. */
function checkWhole({ lacks }: PurchaseOrder): void {
  const [first] = lacks;
  if (first === undefined) return;
  const fields = Object.fromEntries(lacks.map((field) => [field, [lacking[field]]]));
  throw new Problem(422, lacking[first], { fields });
}

/** The next number of the year, and today as the day of the order. */
function numbered(database: Database) {
  const ordered_on = today();
  const period = periodOf(orderSeries, ordered_on);
  let number: string;
  do number = documentNumber(orderSeries, period, takeNumber(database, "purchase_order", period));
  while (isOrderNumber(database, number));
  return { ordered_on, number };
}
