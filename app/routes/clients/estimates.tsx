import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { estimatePage } from "#model/estimate/listed-estimate.ts";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Pager } from "#ui/pager.tsx";
import { columnsOfClient } from "../estimates/list/columns.tsx";
import { readings } from "../estimates/list/filters.ts";
import { EstimateTable } from "../estimates/list/table.tsx";
import { narrowed } from "../hub/narrowed.ts";

export const handle = {
  title: (t) => t("estimate_list.title"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = narrowed(
    queryOf(request, ["page", "per_page", "sorting"], readings),
    "client",
    params.clientId,
  );
  const { data: page, problem } = await reading(context, request, "projects", () =>
    optionalData(context.api.get(`/all_estimates${asked}`, estimatePage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

export default function EstimatesOfClient() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  if (!page) return <MissingPart problem={problem} className="m-4 sm:m-6" />;
  if (page.data.length === 0) return <Empty text={t("hub.no_estimates")} />;
  return (
    <>
      <EstimateTable estimates={page.data} columns={columnsOfClient} />
      <Pager meta={page.meta} />
    </>
  );
}
