import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/guard.ts";
import { optionalData } from "#app/optional-data.ts";
import { insideList, queryOf } from "#app/query.ts";
import type { Titled } from "#app/title.ts";
import { historyPage } from "#model/history/history.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { Pager } from "#ui/pager.tsx";
import { History } from "../hub/history.tsx";

export const handle = {
  title: (t) => t("hub.history"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = queryOf(request, ["page", "per_page"]);
  const { data: page, problem } = await reading(context, request, "clients", () =>
    optionalData(
      context.api
        .get(`/customers/${params.clientId}/history${asked}`, historyPage)
        .then((data) => ({ data })),
    ),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

/** Who did what to a client, its people and its prices. */
export default function HistoryOfClient() {
  const { page, problem } = useLoaderData<typeof loader>();
  if (!page) return <MissingPart problem={problem} className="m-4 sm:m-6" />;
  return (
    <>
      <History entries={page.data} />
      <Pager meta={page.meta} />
    </>
  );
}
