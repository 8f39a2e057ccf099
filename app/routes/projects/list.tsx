import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Calculator, ListFilter, Plus } from "lucide-react";
import { chosenId, namedChoice } from "#app/lists/chosen-filter.ts";
import { isUntidy } from "#app/lists/filtered-list.ts";
import { ColumnsLink, type ListColumnsContext } from "#app/lists/list-columns.tsx";
import { FileLink, filesOf } from "#app/lists/list-file.tsx";
import { ListViews, type View } from "#app/lists/list-views.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { reading } from "#app/loading/guard.ts";
import { nameOf, withNames } from "#app/loading/names.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { specifiedProjectSortings } from "#model/list/sortings.ts";
import { projectChoices, projectPage } from "#model/project/project.ts";
import { projectStatus } from "#model/project/status.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns, sides } from "./columns.tsx";
import { ProjectChips } from "./filter-chips.tsx";
import { filterNames, readings } from "./filters.ts";
import { managersWith } from "./managers.ts";
import { ProjectTable } from "./table.tsx";
import { tidyList } from "./typed-client.ts";

export const handle = { title: (t) => t("projects.title") } satisfies Titled;

/** The projects, and the names behind the filters that are on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context;
  const query = new URL(request.url).searchParams;
  // The filter dialog's form sends its empty fields as well; the address is kept short enough to be sent to a colleague.
  if (isUntidy(query)) throw redirect(await tidyList(query, api));
  const [manager, clientId] = [chosenId(query, "project_manager"), chosenId(query, "client")];
  const asked = queryOf(request, ["page", "per_page", "sorting", ...filterNames], readings);
  return reading(context, request, "projects", async () => {
    const [page, managers, chosenClient, kept] = await Promise.all([
      api.get(`/projects${asked}`, projectPage),
      manager === null ? null : managersWith(api, manager),
      clientId === null ? null : optionalData(api.get(`/customers/${clientId}`, one(client))),
      keptOf(api, "projects"),
    ]);
    const meta = insideList(page, request);
    const data = await withNames(page.data, {
      isUnnamed: (row) =>
        Boolean(row.project_manager && !row.project_manager_name) || row.customer?.name === "",
      choices: () => api.get("/projects/create", projectChoices),
      named: ({ customer, ...row }, { users, customers }) => ({
        ...row,
        project_manager_name: row.project_manager_name || nameOf(users, row.project_manager),
        customer: customer && { ...customer, name: customer.name || nameOf(customers, customer.id) },
      }),
    });
    const names = {
      manager: managers?.data?.find(({ id }) => id === manager)?.name,
      client: namedChoice(clientId, chosenClient?.data)?.name,
    };
    return {
      data,
      meta,
      names,
      views: kept.views,
      files: filesOf(kept.file, asked),
      hasEstimateList: kept.hasEstimates,
      ownColumns: placedIn(columns, kept.columns, sides),
      yesterday: addDays(today(), -1),
      sortings: page.sortings ?? specifiedProjectSortings,
    };
  });
}

/** What the list says to the dialogs over it. */
export interface ProjectListContext extends ListColumnsContext {
  sortings: readonly string[];
}

export default function Projects() {
  const { t } = useTranslation();
  const { data, meta, names, views, files, hasEstimateList, ownColumns, yesterday, sortings } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = activeFilters(params, filterNames, readings).length > 0;
  const hasCalendar = useRoot()?.modules.includes("calendar") ?? false;
  return (
    <main>
      <PageHeader
        title={t("projects.title")}
        count={meta.total}
        search={<SearchBox label={t("projects.search")} name="project_name" />}
        actions={
          <>
            {hasEstimateList && (
              <ButtonLink to="/estimates" prefetch="intent" icon={<Icon of={Calculator} />}>
                {t("projects.all_estimates")}
              </ButtonLink>
            )}
            <ButtonLink to={`/projects/filter?${params}`} preventScrollReset icon={<Icon of={ListFilter} />}>
              {t("filters.title")}
            </ButtonLink>
            <ColumnsLink list="projects" own={ownColumns} />
            <FileLink files={files} />
            <ButtonLink
              to={`/projects/add?${params}`}
              preventScrollReset
              tone="main"
              icon={<Icon of={Plus} />}
            >
              {t("projects.add")}
            </ButtonLink>
          </>
        }
      >
        <ListViews list="projects" all={useViews(yesterday)} saved={views} />
        <ProjectChips names={names} />
      </PageHeader>
      {data.length > 0 ? (
        <ProjectTable
          isChosenFrom
          projects={data}
          hasCalendar={hasCalendar}
          sortings={sortings}
          placed={ownColumns?.placed}
        />
      ) : (
        <NoProjects isFiltered={isFiltered} />
      )}
      <Pager meta={meta} />
      <ChosenBar to="/projects/selected" />
      <Outlet
        context={
          {
            sortings,
            columns: { all: columns, own: ownColumns },
          } satisfies ProjectListContext
        }
      />
    </main>
  );
}

/** One's own projects, and those that are being made past their date. */
function useViews(yesterday: string): View[] {
  const { t } = useTranslation();
  const own = String(useRoot()?.user?.id ?? "");
  const late = { dueDate: yesterday, status: String(projectStatus.in_process) };
  return [
    { name: t("filters.mine"), filters: { project_manager: own } },
    { name: t("filters.overdue"), filters: late },
  ];
}

function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <Empty text={t("projects.none_match")}>
      <ButtonLink to="/projects">{t("filters.clear")}</ButtonLink>
    </Empty>
  ) : (
    <Empty text={t("projects.empty")}>
      <ButtonLink to="/projects/add" tone="main">
        {t("projects.add")}
      </ButtonLink>
    </Empty>
  );
}
