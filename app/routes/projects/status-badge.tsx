import { useTranslation } from "#locales/use-translation.ts";
import type { ProjectStatus } from "#model/project/status.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<ProjectStatus, BadgeTone> = {
  new: "quiet",
  offered: "warning",
  in_process: "info",
  finished: "success",
};

/** Where a project stands. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status]}>{t(`projects.status.${status}`)}</Badge>;
}
