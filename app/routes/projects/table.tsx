import { Calculator, CalendarCheck, CalendarPlus, Pencil } from "lucide-react";
import { Form } from "#app/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Project } from "#model/project/project.ts";
import { statusName } from "#model/project/status.ts";
import { ChoiceHead, RowChoice } from "#ui/chosen-rows.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { isOn } from "#ui/switch.tsx";
import { ProjectStatusBadge } from "./status-badge.tsx";

/**
 * The projects. One form is around them all: each row's planning button names its own address, so that fifty rows do not
 * need fifty forms.
 */
export function ProjectTable({
  projects,
  hasCalendar,
  sortings,
}: {
  projects: Project[];
  hasCalendar: boolean;
  /** What they can be sorted by. */
  sortings: readonly string[];
}) {
  const { t } = useTranslation();
  const pressed = usePressed();
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <RowIcons />
      <ListTable
        label={t("projects.title")}
        sortings={sortings}
        head={
          <>
            <ChoiceHead />
            <Head sorting="projectNr" className="w-30 max-lg:hidden">
              {t("projects.nr")}
            </Head>
            <Head sorting="name">{t("projects.name")}</Head>
            <Head sorting="client" className="max-lg:hidden">
              {t("projects.client")}
            </Head>
            <Head sorting="manager" className="w-40 max-xl:hidden">
              {t("projects.manager")}
            </Head>
            <Head sorting="date" className="end w-32 max-[1400px]:hidden">
              {t("projects.start")}
            </Head>
            <Head sorting="dueDate" className="end w-28">
              {t("projects.due")}
            </Head>
            <Head sorting="status" className="w-36">
              {t("projects.status_label")}
            </Head>
            <Head className={`${hasCalendar ? "w-34" : "w-26"} print:hidden!`}>
              <span className="sr-only">{t("projects.tools")}</span>
            </Head>
          </>
        }
      >
        {projects.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            hasCalendar={hasCalendar}
            inPlanning={isOn(pressed.get(planningOf(project))?.get("in_planning"), project.in_planning)}
          />
        ))}
      </ListTable>
    </Form>
  );
}

const planningOf = ({ id }: Project) => `/projects/${id}/planning`;

interface ProjectRowProps {
  project: Project;
  hasCalendar: boolean;
  /** As pressed, before the backend has answered. */
  inPlanning: boolean;
}

function ProjectRow({ project, hasCalendar, inPlanning }: ProjectRowProps) {
  const { t } = useTranslation();
  const status = statusName(project.status_id);
  const client = project.customer?.short_name || project.customer?.name;
  return (
    <Row>
      <RowChoice id={project.id} name={project.name} />
      <Cell card="never" className="numeric text-grey-600 max-lg:hidden">
        {project.project_nr}
      </Cell>
      <Cell card="title">
        <Link
          to={`/projects/${project.id}`}
          prefetch="intent"
          className="row-link font-medium"
          title={project.name}
        >
          {project.name}
        </Link>
        <span className="cell-below max-sm:hidden lg:hidden print:hidden">{client}</span>
      </Cell>
      <Cell className="max-lg:sm:hidden">{client}</Cell>
      <Cell card="never" className="max-xl:hidden">
        {project.project_manager_name}
      </Cell>
      <Cell card="never" className="numeric end max-[1400px]:hidden">
        {showDate(project.planned_start_date ?? "")}
      </Cell>
      <Cell className="numeric end">{showDate(project.planned_due_date ?? "")}</Cell>
      <Cell>
        <ProjectStatusBadge status={status} />
      </Cell>
      <Cell className="end print:hidden!">
        <Link
          to={`/projects/${project.id}/data`}
          prefetch="intent"
          aria-label={t("projects.edit_one", { name: project.name })}
          title={t("projects.edit")}
          className="row-toggle"
        >
          <svg aria-hidden="true">
            <use href="#edit" />
          </svg>
        </Link>
        <Link
          to={`/projects/${project.id}/estimate`}
          aria-label={t("projects.open_estimates", { name: project.name })}
          title={t("projects.estimates")}
          className="row-toggle"
        >
          <svg aria-hidden="true">
            <use href="#estimates" />
          </svg>
        </Link>
        {hasCalendar && (
          <button
            type="submit"
            formAction={planningOf(project)}
            name="in_planning"
            value={inPlanning ? "no" : "yes"}
            aria-pressed={inPlanning}
            aria-label={t("projects.plan", { name: project.name })}
            title={t(inPlanning ? "projects.in_planning" : "projects.not_in_planning")}
            className="row-toggle"
          >
            <svg aria-hidden="true">
              <use href={inPlanning ? "#in-planning" : "#not-in-planning"} />
            </svg>
          </button>
        )}
      </Cell>
    </Row>
  );
}

/** The icons of the rows' buttons, drawn once for all. */
const RowIcons = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <symbol id="in-planning">
      <CalendarCheck size={16} strokeWidth={1.5} />
    </symbol>
    <symbol id="edit">
      <Pencil size={16} strokeWidth={1.5} />
    </symbol>
    <symbol id="estimates">
      <Calculator size={16} strokeWidth={1.5} />
    </symbol>
    <symbol id="not-in-planning">
      <CalendarPlus size={16} strokeWidth={1.5} />
    </symbol>
  </svg>
);
