import { Calculator, CalendarCheck, CalendarPlus, Pencil } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Project } from "#model/project/project.ts";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head } from "#ui/list-table.tsx";
import { isOn } from "#ui/switch.tsx";
import { columns } from "./columns.tsx";

interface ProjectTableProps {
  projects: Project[];
  hasCalendar: boolean;
  /** What they can be sorted by. */
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed?: readonly PlacedColumn[] | null | undefined;
  /** Rows are chosen to be acted on. */
  isChosenFrom?: boolean;
}

/**
 * The projects. One form is around them all: each row's planning button names its own address, so that fifty rows do not
 * need fifty forms.
 */
export function ProjectTable({ projects, hasCalendar, sortings, placed, isChosenFrom }: ProjectTableProps) {
  const { t } = useTranslation();
  const pressed = usePressed();
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <RowIcons />
      <ColumnTable
        label={t("projects.title")}
        {...{ columns, placed, sortings }}
        items={projects}
        keyOf={({ id }) => id}
        chosenAs={isChosenFrom ? (project) => project : undefined}
        after={{
          head: (
            <Head className={`${hasCalendar ? "w-34" : "w-26"} print:hidden!`}>
              <span className="sr-only">{t("projects.tools")}</span>
            </Head>
          ),
          cell: (project) => (
            <RowTools
              project={project}
              hasCalendar={hasCalendar}
              inPlanning={isOn(pressed.get(planningOf(project))?.get("in_planning"), project.in_planning)}
            />
          ),
        }}
      />
    </Form>
  );
}

const planningOf = ({ id }: Project) => `/projects/${id}/planning`;

interface RowToolsProps {
  project: Project;
  hasCalendar: boolean;
  /** As pressed, before the backend has answered. */
  inPlanning: boolean;
}

/** What is done with a project from its row. */
function RowTools({ project, hasCalendar, inPlanning }: RowToolsProps) {
  const { t } = useTranslation();
  return (
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
