import { Form } from "#app/forms/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Project } from "#model/project/project.ts";
import { projectStatus, projectStatuses, statusName } from "#model/project/status.ts";

/** The statuses of a project, each a press away. */
export function StatusSwitch({ project: { id, status_id, version } }: { project: Project }) {
  const { t } = useTranslation();
  const to = `/projects/${id}/status`;
  const pressed = usePressed().get(to)?.get("status_id");
  const current = statusName(Number(pressed ?? status_id));
  return (
    <Form method="post" action={to} navigate={false} preventScrollReset className="segments">
      <fieldset aria-label={t("projects.status_label")} className="contents">
        <input type="hidden" name="version" value={version} />
        {projectStatuses.map((name) => (
          <button
            key={name}
            type="submit"
            name="status_id"
            value={projectStatus[name]}
            aria-pressed={name === current}
          >
            {t(`projects.status.${name}`)}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
