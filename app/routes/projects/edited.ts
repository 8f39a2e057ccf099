import { editedForm } from "#app/forms/edited.ts";
import { project, projectDates, projectForm } from "#model/project/project.ts";
import { datesOf, projectValues } from "./values.ts";

/** The form of a project. */
export const editedProject = editedForm(
  {
    row: project,
    input: projectForm,
    valuesOf: projectValues,
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
    ids: ["project_manager"],
  },
);

/** The form of its planned dates. */
export const editedDates = editedForm(
  {
    row: project,
    input: projectDates,
    valuesOf: datesOf,
  },
  { texts: "projects", names: { startDate: "projects.planned_start", dueDate: "projects.planned_due" } },
);
