import { showDate } from "#model/date/dates.ts";
import type { projectColumns } from "#model/project/list-columns.ts";
import type { Project } from "#model/project/project.ts";
import { statusName } from "#model/project/status.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { ProjectStatusBadge } from "./status-badge.tsx";

const clientOf = ({ customer }: Project) => customer?.short_name || customer?.name;

/** The columns of the list, in their usual order. */
export const columns: Columns<Project, (typeof projectColumns.names)[number]> = {
  projectNr: {
    head: "projects.nr",
    width: "w-30",
    className: "text-grey-600",
    isNumeric: true,
    from: 1024,
    card: "never",
    cell: (project) => project.project_nr,
  },
  name: {
    head: "projects.name",
    card: "title",
    cell: (project, { below }) => (
      <>
        <Link
          to={`/projects/${project.id}`}
          prefetch="intent"
          className="row-link font-medium"
          title={project.name}
        >
          {project.name}
        </Link>
        {below("client", clientOf(project))}
      </>
    ),
  },
  client: { head: "projects.client", from: 1024, cell: clientOf },
  manager: {
    head: "projects.manager",
    width: "w-40",
    from: 1280,
    card: "never",
    cell: (project) => project.project_manager_name,
  },
  date: {
    head: "projects.start",
    width: "w-32",
    className: "end",
    isNumeric: true,
    from: 1400,
    card: "never",
    cell: (project) => showDate(project.planned_start_date ?? ""),
  },
  dueDate: {
    head: "projects.due",
    width: "w-28",
    className: "end",
    isNumeric: true,
    cell: (project) => showDate(project.planned_due_date ?? ""),
  },
  status: {
    head: "projects.status_label",
    width: "w-36",
    cell: (project) => <ProjectStatusBadge status={statusName(project.status_id)} />,
  },
};

/** What stands beside the columns, in px: the box that chooses a row, and its buttons. */
export const sides = { before: 40, after: 136 };
