import { editedForm } from "#app/edited.ts";
import { showDate } from "#model/date/dates.ts";
import { project, projectForm } from "#model/project/project.ts";

const text = (id: number | null | undefined) => (id ? String(id) : "");
const date = (day: string | null) => showDate(day ?? "");

/** The form of a project. */
export const editedProject = editedForm(
  {
    row: project,
    input: projectForm,
    valuesOf: (row) => ({
      name: row.name,
      short_name: row.short_name,
      in_planning: row.in_planning,
      client: text(row.customer?.id),
      // What the client's field shows of the id.
      client_name: row.customer?.name ?? "",
      project_manager: text(row.project_manager),
      second_user_id: text(row.second_user_id),
      startDate: date(row.planned_start_date),
      dueDate: date(row.planned_due_date),
      status_id: text(row.status_id),
      actual_start_date: date(row.actual_start_date),
      actual_due_date: date(row.actual_due_date),
    }),
  },
  {
    texts: "projects",
    names: {
      client_name: "projects.client",
      project_manager: "projects.manager",
      second_user_id: "projects.assistant",
      startDate: "projects.planned_start",
      dueDate: "projects.planned_due",
      status_id: "projects.status_label",
      actual_start_date: "projects.actual_start",
      actual_due_date: "projects.actual_due",
    },
    shownAs: { client: "client_name" },
  },
);
