import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { ColumnsLink, type ListColumnsContext } from "#app/lists/list-columns.tsx";
import { FileLink, filesOf } from "#app/lists/list-file.tsx";
import { ListViews, type View } from "#app/lists/list-views.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { SortingChoice } from "#app/lists/sorting-choice.tsx";
import { reading } from "#app/loading/guard.ts";
import { isOffered, optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { estimatePage, type ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { estimateStates } from "#model/list/sortings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { countTemplates } from "../../templates/counted.ts";
import { TemplatesLink } from "../../templates/links.tsx";
import { columns, sides } from "./columns.tsx";
import { filterNames, readings } from "./filters.ts";
import { EstimateTable } from "./table.tsx";

export const handle = { title: (t) => t("estimate_list.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = queryOf(request, ["page", "per_page", "sorting", ...filterNames], readings);
  const [{ data: page, problem }, kept, templates] = await reading(context, request, "estimates", () =>
    Promise.all([
      optionalData(context.api.get(`/all_estimates${asked}`, estimatePage).then((data) => ({ data }))),
      keptOf(context.api, "estimates"),
      optionalData(countTemplates(context.api)),
    ]),
  );
  return {
    page: page && { ...page, meta: insideList(page, request) },
    problem,
    hasTemplates: isOffered(templates),
    saved: kept.views,
    files: filesOf(kept.file, asked),
    ownColumns: placedIn(columns, kept.columns, sides),
  };
}

/** The estimates of all projects: which of them wait, and whose. */
export default function Estimates() {
  const { t } = useTranslation();
  const { page, problem, hasTemplates, saved, files, ownColumns } = useLoaderData<typeof loader>();
  const views = useViews();
  const [params] = useSearchParams();
  const isFiltered = activeFilters(params, filterNames, readings).length > 0;
  return (
    <main>
      <PageHeader
        title={t("estimate_list.title")}
        backTo="/projects"
        {...(page && { count: page.meta.total })}
        search={
          page && (
            <div className="flex items-center gap-2 max-sm:w-full">
              <SearchBox label={t("estimate_list.search")} />
              <ColumnsLink list="estimates" own={ownColumns} />
              <FileLink files={files} />
              {hasTemplates && <TemplatesLink />}
            </div>
          )
        }
      >
        {page && <ListViews list="estimates" all={views} saved={saved} />}
        <Printed first={page?.data[0]} />
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <SortingChoice columns={columns} />
          <EstimateTable isChosenFrom estimates={page.data} columns={columns} placed={ownColumns?.placed} />
          <Pager meta={page.meta} />
          <ChosenBar to="/estimates/selected" />
        </>
      )}
      {page?.data.length === 0 && <NoEstimates isFiltered={isFiltered} />}
      <Outlet context={{ columns: { all: columns, own: ownColumns } } satisfies ListColumnsContext} />
    </main>
  );
}

/** The filters on paper. Their names are those of any row; nothing else knows a client or a manager here. */
function Printed({ first }: { first: ListedEstimate | undefined }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const held = new Map(activeFilters(params, filterNames, readings).map(({ name, value }) => [name, value]));
  const status = { open: t("estimate_list.waiting"), approved: t("estimate_list.approved") };
  const state = estimateStates.find((one) => one === held.get("status"));
  return (
    <>
      <PrintedFact label={t("filters.q")} value={held.get("q")} />
      <PrintedFact label={t("filters.client")} value={held.has("client") ? first?.customer.name : null} />
      <PrintedFact
        label={t("filters.project_manager")}
        value={held.has("project_manager") ? first?.manager?.name : null}
      />
      <PrintedFact label={t("filters.status")} value={state && status[state]} />
    </>
  );
}

/** What of the list people look at most: what waits, and what waits of their own projects. */
function useViews(): View[] {
  const { t } = useTranslation();
  const own = String(useRoot()?.user?.id ?? "");
  return [
    { name: t("estimate_list.view_waiting"), filters: { status: "open" } },
    { name: t("estimate_list.view_own"), filters: { project_manager: own, status: "open" } },
    { name: t("estimate_list.view_approved"), filters: { status: "approved" } },
  ];
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
