import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { HubTabs } from "../../hub/tabs.tsx";

interface ProjectTabsProps {
  projectId: number;
  /** Whether the backend tells how things stand; one that does not has nothing else that is newer. */
  hasOverview: boolean;
}

/** The tabs of a project's page. */
export function ProjectTabs({ projectId, hasOverview }: ProjectTabsProps) {
  const { t } = useTranslation();
  const hasCalendar = useRoot()?.modules.includes("calendar") ?? false;
  return (
    <HubTabs
      start={`/projects/${projectId}`}
      tabs={[
        { path: "", isThere: hasOverview, name: t("hub.overview") },
        { path: "/estimates", isThere: true, name: t("hub.estimates") },
        { path: "/documents", isThere: true, name: t("project_hub.documents") },
        { path: "/files", isThere: hasOverview, name: t("project_hub.files") },
        { path: "/plan", isThere: hasOverview && hasCalendar, name: t("project_hub.plan") },
        { path: "/data", isThere: true, name: t("hub.data") },
        { path: "/history", isThere: hasOverview, name: t("hub.history") },
      ]}
    />
  );
}
