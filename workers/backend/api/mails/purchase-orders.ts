import { draftOrderMail } from "#backend/mail/purchase-order-mail.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import { partOfOrder, readOrder } from "../purchase-orders/read.ts";
import { mailsOf } from "./operations.ts";

/** How orders get to suppliers. */
export const orderMails = mailsOf({
  document: "purchase_order",
  path: "/purchase_orders/{id}",
  called: "an order",
  modules: "costs",
  read: (c, id) => readOrder(c.env.database, id),
  check: (c, shown) => {
    matches(c, shown);
    // A draft has no number that an invoice could name, and what was called off is not asked for.
    if (shown.state === "draft" || shown.state === "cancelled") throw new Problem(409, "errors.order_way");
  },
  draft: (c, ...of) => draftOrderMail(c.env.database, ...of),
  wholeOf: partOfOrder,
  estimateOf: () => null,
  sellerOf: ({ agency }) => agency.name,
  numberOf: ({ number }) => number,
});
