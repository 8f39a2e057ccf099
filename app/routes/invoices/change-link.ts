import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "#app/loading/guard.ts";
import { changeLink } from "../mails/change-link.ts";
import { addressOf } from "./shown.ts";

export const loader = ({ params: { estimateId, invoiceId } }: LoaderFunctionArgs) =>
  redirect(`/invoices/${estimateId}/${invoiceId}`);

/** Changes the link that a client has to an invoice, a waybill or a credit note. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return changeLink({ request, context }, { linkId: params.linkId, page: addressOf(params) });
}
