import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { done, one } from "#model/answer/answer.ts";
import { purchaseInvoice } from "#model/purchase/purchase-invoice.ts";

type Of = Pick<LoaderFunctionArgs, "params" | "context">;

/** The invoice of a page or of a dialog over it. */
export const readShown = ({ params, context }: Of) =>
  context.api.get(`/purchase_invoices/${params.purchaseId}`, one(purchaseInvoice));

interface Decision {
  state: string;
  reason?: string | undefined;
  paid_on?: string | undefined;
}

/** Sends an invoice on its way, as it was seen. */
export const decide = (
  context: AppLoadContext,
  id: string | undefined,
  { version, ...body }: Decision & { version: number | undefined },
) => context.api.send("PATCH", `/purchase_invoices/${id}/state`, done, { body, version });
