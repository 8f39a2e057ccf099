import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { HistoryPage, historyAt } from "../../hub/history-page.tsx";
import { labels } from "./history-labels.ts";

export const handle = {
  title: (t) => t("hub.history"),
  isTab: true,
} satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "projects", () =>
    historyAt(request, context.api, `/projects/${params.projectId}/history`),
  );

/** Who did what to a project, its estimates with their lines and files, its documents and their payments. */
export default function HistoryOfProject() {
  return <HistoryPage {...useLoaderData<typeof loader>()} labels={labels} />;
}
