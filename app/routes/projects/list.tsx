import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { ListFilter, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reading } from "~/guard";
import { one } from "~/model/answer";
import { client } from "~/model/client";
import { activeFilters, wrongDates } from "~/model/list-filters";
import { projectChoices, projectPage } from "~/model/project";
import { nameOf, withNames } from "~/names";
import { part } from "~/part";
import { insideList, queryOf } from "~/query";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";
import { useRoot } from "~/use-root";
import { ProjectChips } from "./filter-chips";
import { filterNames, readings } from "./filters";
import { ProjectTable } from "./table";
import { tidyFilters } from "./typed-client";

export const handle = { title: (t) => t("projects.title") } satisfies Titled;

/** The projects, and the names behind the filters that are on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context;
  const query = new URL(request.url).searchParams;
  // The filter dialog's form sends its empty fields as well; the address is kept short enough to be sent to a colleague.
  const filtered = wrongDates(query).length > 0 ? "/projects/filter" : "/projects";
  if ([...query.values()].includes("")) throw redirect(filtered + (await tidyFilters(query, api)));
  const [manager, clientId] = [Number(query.get("project_manager")), Number(query.get("client"))];
  const asked = queryOf(request, ["page", "per_page", "sorting", ...filterNames], readings);
  return reading(context, request, "projects", async () => {
    const [page, choices, chosenClient] = await Promise.all([
      api.get(`/projects${asked}`, projectPage),
      manager > 0 ? part(api.get("/projects/create", projectChoices)) : null,
      clientId > 0 ? part(api.get(`/customers/${clientId}`, one(client))) : null,
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
      manager: choices?.data?.users.find((person) => person.id === manager)?.name,
      client: chosenClient?.data?.name,
    };
    return { data, meta, names };
  });
}

export default function Projects() {
  const { t } = useTranslation();
  const { data, meta, names } = useLoaderData<typeof loader>();
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
            <ButtonLink to={`/projects/filter?${params}`} preventScrollReset icon={<Icon of={ListFilter} />}>
              {t("filters.title")}
            </ButtonLink>
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
        <ProjectChips names={names} />
      </PageHeader>
      {data.length > 0 ? (
        <ProjectTable projects={data} hasCalendar={hasCalendar} />
      ) : (
        <NoProjects isFiltered={isFiltered} />
      )}
      <Pager meta={meta} />
      <Outlet />
    </main>
  );
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
