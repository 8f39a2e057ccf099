import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { specifiedProjectSortings } from "#model/list/sortings.ts";
import { projectPage } from "#model/project/project.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Pager } from "#ui/pager.tsx";
import { narrowed } from "../hub/narrowed.ts";
import { readings } from "../projects/filters.ts";
import { ProjectTable } from "../projects/table.tsx";

export const handle = {
  title: (t) => t("projects.title"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = narrowed(
    queryOf(request, ["page", "per_page", "sorting"], readings),
    "client",
    params.clientId,
  );
  const projects = await reading(context, request, "projects", () =>
    context.api.get(`/projects${asked}`, projectPage),
  );
  const sortings = projects.sortings ?? specifiedProjectSortings;
  return { data: projects.data, meta: insideList(projects, request), sortings };
}

export default function ProjectsOfClient() {
  const { t } = useTranslation();
  const { data, meta, sortings } = useLoaderData<typeof loader>();
  const { clientId } = useParams();
  const hasCalendar = useRoot()?.modules.includes("calendar") ?? false;
  if (data.length === 0)
    return (
      <Empty text={t("hub.no_projects")}>
        <ButtonLink to={`/projects/add?client=${clientId}`} tone="main">
          {t("projects.add")}
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      <ProjectTable projects={data} hasCalendar={hasCalendar} sortings={sortings} />
      <Pager meta={meta} />
    </>
  );
}
