import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams, useRouteLoaderData } from "@remix-run/react";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { calledReply, Reply, sendReply } from "../mails/reply.tsx";
import type { loader as pageLoader } from "./read-invoice.ts";
import { addressOf } from "./shown.ts";

export const handle = { title: (t) => t("mails.reply") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledReply);
  return sendReply({ request, context }, { path: `/invoices/${params.invoiceId}`, page: addressOf(params) });
}

/** Answers a client who asked about an invoice, a waybill or a credit note. */
export default function ReplyDialog() {
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const params = useParams();
  const page = useRouteLoaderData<typeof pageLoader>("routes/invoices/view");
  return (
    <Reply
      conversation={page?.questions.data ?? []}
      idempotencyKey={key}
      closeTo={addressOf(params)}
      lastResult={lastResult}
    />
  );
}
