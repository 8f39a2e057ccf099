import { useLocation } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { Tabs } from "#ui/tabs.tsx";

interface ClientTabsProps {
  clientId: number;
  /** Whether the backend tells how things stand; one that does not has no list of all estimates and no history either. */
  hasOverview: boolean;
}

/** The tabs of a client's page, each with an address. */
export function ClientTabs({ clientId, hasOverview }: ClientTabsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const modules = useRoot()?.modules ?? [];
  const hasProjects = isEnabled(screens.projects, modules);
  const isNewer = hasOverview || !hasProjects;
  const start = `/clients/${clientId}`;
  const tabs = [
    { path: "", isThere: hasOverview, name: t("hub.overview") },
    { path: "/projects", isThere: hasProjects, name: t("projects.title") },
    { path: "/estimates", isThere: hasProjects && hasOverview, name: t("hub.estimates") },
    { path: "/invoices", isThere: hasProjects, name: t("invoices.title") },
    { path: "/prices", isThere: isEnabled(screens.stock, modules), name: t("hub.prices") },
    { path: "/people", isThere: isNewer, name: t("hub.people") },
    { path: "/data", isThere: true, name: t("hub.data") },
    { path: "/history", isThere: isNewer, name: t("hub.history") },
  ];
  const isOpen = (path: string) =>
    path === "" ? pathname === start : pathname === start + path || pathname.startsWith(`${start}${path}/`);
  return (
    <Tabs
      label={t("hub.tabs")}
      tabs={tabs
        .filter(({ isThere }) => isThere)
        .map(({ path, name }) => ({ to: start + path, name, isCurrent: isOpen(path) }))}
    />
  );
}
