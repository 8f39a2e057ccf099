import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { reading } from "#app/guard.ts";
import { optionalData } from "#app/optional-data.ts";
import { insideList, queryOf } from "#app/query.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { estimatePage } from "#model/estimate/listed-estimate.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { filterNames, readings } from "./filters.ts";
import { EstimateTable } from "./table.tsx";

export const handle = { title: (t) => t("estimate_list.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = queryOf(request, ["page", "per_page", "sorting", ...filterNames], readings);
  const { data: page, problem } = await reading(context, request, "estimates", () =>
    optionalData(context.api.get(`/all_estimates${asked}`, estimatePage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

/** The estimates of all projects: which of them wait, and whose. */
export default function Estimates() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = activeFilters(params, filterNames, readings).length > 0;
  return (
    <main>
      <PageHeader
        title={t("estimate_list.title")}
        backTo="/projects"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("estimate_list.search")} />}
      >
        {page && <Views />}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <EstimateTable estimates={page.data} />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && <NoEstimates isFiltered={isFiltered} />}
    </main>
  );
}

/** What of the list people look at most: what waits, and what waits of their own projects. */
function Views() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const own = String(useRoot()?.user?.id ?? "");
  const views: { name: string; filters: Record<string, string> }[] = [
    { name: t("estimate_list.all"), filters: {} },
    { name: t("estimate_list.view_waiting"), filters: { status: "open" } },
    { name: t("estimate_list.view_own"), filters: { project_manager: own, status: "open" } },
    { name: t("estimate_list.view_approved"), filters: { status: "approved" } },
  ];
  const isOpen = (filters: Record<string, string>) =>
    ["status", "project_manager"].every((name) => (params.get(name) ?? "") === (filters[name] ?? ""));
  return (
    <Tabs
      label={t("estimate_list.views")}
      tabs={views.map(({ name, filters }) => ({
        to: `/estimates?${new URLSearchParams(filters)}`.replace(/\?$/, ""),
        name,
        isCurrent: isOpen(filters),
      }))}
    />
  );
}

function NoEstimates({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <Empty text={t("estimate_list.none_match")}>
      <ButtonLink to="/estimates">{t("filters.clear")}</ButtonLink>
    </Empty>
  ) : (
    <Empty text={t("estimate_list.empty")}>
      <ButtonLink to="/projects" tone="main">
        {t("hub.all_projects")}
      </ButtonLink>
    </Empty>
  );
}
