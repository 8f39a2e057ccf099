import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { HistoryPage, historyAt } from "../hub/history-page.tsx";
import { labels } from "./history-labels.ts";

export const handle = {
  title: (t) => t("hub.history"),
  isTab: true,
} satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "clients", () =>
    historyAt(request, context.api, `/customers/${params.clientId}/history`),
  );

/** Who did what to a client, its people and its prices. */
export default function HistoryOfClient() {
  return <HistoryPage {...useLoaderData<typeof loader>()} labels={labels} />;
}
