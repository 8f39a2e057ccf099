import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { HubTabs } from "../hub/tabs.tsx";

interface ClientTabsProps {
  clientId: number;
  /** Whether the backend tells how things stand; one that does not has no list of all estimates and no history either. */
  hasOverview: boolean;
  /** Whether the backend has statements of account. */
  hasStatement: boolean;
}

/** The tabs of a client's page. */
export function ClientTabs({ clientId, hasOverview, hasStatement }: ClientTabsProps) {
  const { t } = useTranslation();
  const modules = useRoot()?.modules ?? [];
  const hasProjects = isEnabled(screens.projects, modules);
  const isNewer = hasOverview || !hasProjects;
  return (
    <HubTabs
      start={`/clients/${clientId}`}
      tabs={[
        { path: "", isThere: hasOverview, name: t("hub.overview") },
        { path: "/projects", isThere: hasProjects, name: t("projects.title") },
        { path: "/estimates", isThere: hasProjects && hasOverview, name: t("hub.estimates") },
        { path: "/invoices", isThere: hasProjects, name: t("invoices.title") },
        { path: "/statement", isThere: hasProjects && hasStatement, name: t("clients.statement") },
        { path: "/prices", isThere: isEnabled(screens.stock, modules), name: t("hub.prices") },
        { path: "/people", isThere: isNewer, name: t("hub.people") },
        { path: "/data", isThere: true, name: t("hub.data") },
        { path: "/history", isThere: isNewer, name: t("hub.history") },
      ]}
    />
  );
}
