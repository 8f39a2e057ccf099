import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { FolderPlus } from "lucide-react";
import { addressOf, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { clientOverview } from "#model/client/overview.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { ClientFigures } from "./figures.tsx";
import { OwedToClient } from "./owed.tsx";
import { ClientTabs } from "./tabs.tsx";

export const handle = {
  title: (t, data) => data?.client.name ?? t("clients.title"),
} satisfies Titled<ClientPage>;

/** What the page of a client says to its tabs. */
export type ClientPage = Awaited<ReturnType<typeof loader>>;

/** The client and how things stand with it. Where there is nothing of that to tell, the page begins with the client's data. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const start = `/clients/${params.clientId}`;
  const [{ data }, overview] = await reading(context, request, "clients", () =>
    Promise.all([
      context.api.get(`/customers/${params.clientId}`, one(client)),
      overviewOf(context, params.clientId),
    ]),
  );
  if (!overview && addressOf(request).split("?")[0] === start) throw redirect(`${start}/data`);
  return { client: data, overview };
}

/** Null where the modules of estimates are off, or a backend knows nothing of it. */
async function overviewOf(context: AppLoadContext, id: string | undefined) {
  const { user, config } = await context.viewer();
  if (!user || !isEnabled(screens.projects, config.modules)) return null;
  const read = await optionalData(context.api.get(`/customers/${id}/overview`, one(clientOverview)));
  return read.problem?.requestId === null ? null : read;
}

/** The page of a client: how things stand, and tabs for all that there is of it. */
export default function ClientHub() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { client: shown, overview } = page;
  const { pathname } = useLocation();
  const start = `/clients/${shown.id}`;
  const hasProjects = isEnabled(screens.projects, useRoot()?.modules ?? []);
  return (
    <main>
      <PageHeader
        title={shown.name}
        backTo="/clients"
        actions={
          <>
            {shown.is_archived && <Badge tone="quiet">{t("clients.is_archived")}</Badge>}
            {hasProjects && !shown.is_archived && (
              <ButtonLink to={`/projects/add?client=${shown.id}`} tone="main" icon={<Icon of={FolderPlus} />}>
                {t("projects.add")}
              </ButtonLink>
            )}
          </>
        }
      >
        <ClientTabs
          clientId={shown.id}
          hasOverview={overview !== null}
          hasStatement={overview?.data?.has_statement ?? false}
        />
      </PageHeader>
      {overview?.data && (
        // On a phone the other tabs begin with what they are for, without the figures above it.
        <div className={pathname === start ? "" : "max-sm:hidden"}>
          <ClientFigures clientId={shown.id} figures={overview.data.figures} />
        </div>
      )}
      <OwedToClient client={shown} />
      <Outlet context={page} />
    </main>
  );
}
