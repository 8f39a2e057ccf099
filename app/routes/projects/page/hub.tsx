import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { Calculator } from "lucide-react";
import { addressOf, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { projectOverview } from "#model/project/overview.ts";
import { type Project, project } from "#model/project/project.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { ProjectFigures } from "./figures.tsx";
import { StatusSwitch } from "./status-switch.tsx";
import { ProjectTabs } from "./tabs.tsx";

export const handle = {
  title: (t, data) => data?.project.name ?? t("projects.title"),
} satisfies Titled<ProjectPage>;

/** What the page of a project says to its tabs. */
export type ProjectPage = Awaited<ReturnType<typeof loader>>;

/** The project and how things stand with it. Of a backend that tells nothing of that, the page begins with its estimates. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const start = `/projects/${params.projectId}`;
  const [{ data }, read] = await reading(context, request, "projects", () =>
    Promise.all([
      rowOf(context.api, "/projects", params.projectId, project),
      optionalData(context.api.get(`${start}/overview`, one(projectOverview))),
    ]),
  );
  const overview = read.problem?.requestId === null ? null : read;
  if (!overview && addressOf(request).split("?")[0] === start) throw redirect(`${start}/estimates`);
  return { project: data, overview };
}

/** The page of a project: how things stand, and tabs for all that there is of it. */
export default function ProjectHub() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { project: shown, overview } = page;
  const { pathname } = useLocation();
  const start = `/projects/${shown.id}`;
  return (
    <main>
      <PageHeader
        title={shown.name}
        backTo="/projects"
        actions={
          <>
            <StatusSwitch project={shown} />
            {pathname !== `${start}/estimates` && (
              <ButtonLink to={`${start}/estimate`} tone="main" icon={<Icon of={Calculator} />}>
                {t("project_hub.open_estimate")}
              </ButtonLink>
            )}
          </>
        }
      >
        <Facts project={shown} />
        <ProjectTabs projectId={shown.id} hasOverview={overview !== null} />
      </PageHeader>
      {overview?.data && (
        // On a phone the other tabs begin with what they are for, without the figures above it.
        <div className={pathname === start ? "" : "max-sm:hidden"}>
          <ProjectFigures projectId={shown.id} figures={overview.data.figures} />
        </div>
      )}
      <Outlet context={page} />
    </main>
  );
}

/** What tells a project from others: its number, whose it is and who manages it. */
function Facts({ project: { project_nr, customer, project_manager_name } }: { project: Project }) {
  return (
    <p className="flex min-w-0 flex-wrap gap-x-2 text-xs wrap-anywhere text-grey-600">
      {project_nr && <span className="numeric">{project_nr}</span>}
      {customer && (
        <Link
          to={`/clients/${customer.id}`}
          prefetch="intent"
          className="text-primary-ink underline-offset-4 hover:underline"
        >
          {customer.name}
        </Link>
      )}
      {project_manager_name && <span>{project_manager_name}</span>}
    </p>
  );
}
