import { useTranslation } from "react-i18next";
import { showDate } from "~/model/dates";
import { type Project, project as projectShape } from "~/model/project";
import { statusName } from "~/model/project-status";

/**
 * A colleague saved this project meanwhile: what they changed since this form was opened. Saving again keeps what is in
 * the form (design §4).
 */
export function Conflict({ current, project }: { current: unknown; project: Project }) {
  const { t } = useTranslation();
  const theirs = projectShape.safeParse(current).data;
  if (!theirs) return <input type="hidden" name="version" value={project.version} />;
  const rows = (shown: Project) => [
    [t("projects.name"), shown.name],
    [t("projects.short_name"), shown.short_name],
    [t("projects.client"), shown.customer?.name ?? ""],
    [t("projects.manager"), shown.project_manager_name],
    [t("projects.assistant"), shown.second_user_name],
    [t("projects.planned_start"), showDate(shown.planned_start_date ?? "")],
    [t("projects.planned_due"), showDate(shown.planned_due_date ?? "")],
    [t("projects.status_label"), t(`projects.status.${statusName(shown.status_id)}`)],
  ];
  const before = rows(project);
  const changed = rows(theirs).filter(([, value], index) => value !== before[index]?.[1]);
  return (
    <section role="alert" className="rounded-card bg-warning-soft p-4">
      <input type="hidden" name="version" value={theirs.version} />
      <h3 className="font-semibold">{t("conflict.title")}</h3>
      <p className="mt-1">{t("conflict.text")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {changed.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-grey-700">{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
