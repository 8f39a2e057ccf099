import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams, useRouteLoaderData } from "@remix-run/react";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { calledReply, Reply, sendReply } from "../../mails/reply.tsx";
import { lineNames } from "../line-names.ts";
import type { loader as pageLoader } from "../page.tsx";

export const handle = { title: (t) => t("mails.reply") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "estimate");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", calledReply);
  return sendReply(
    { request, context },
    { path: `/estimates/${params.estimateId}`, page: `/estimate/${params.estimateId}` },
  );
}

/** Answers a client who asked about an estimate. */
export default function ReplyDialog() {
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const params = useParams();
  const page = useRouteLoaderData<typeof pageLoader>("routes/estimates/page");
  return (
    <Reply
      conversation={page?.questions.data ?? []}
      lines={page && lineNames(page.estimate)}
      idempotencyKey={key}
      closeTo={`/estimate/${params.estimateId}`}
      lastResult={lastResult}
    />
  );
}
