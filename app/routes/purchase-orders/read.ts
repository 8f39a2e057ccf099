import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { one } from "#model/answer/answer.ts";
import { purchaseOrder } from "#model/purchase-order/purchase-order.ts";

type Of = Pick<LoaderFunctionArgs, "params" | "context">;

/** The order of a page or of a dialog over it. */
export const readShown = ({ params, context }: Of) =>
  context.api.get(`/purchase_orders/${params.orderId}`, one(purchaseOrder));
