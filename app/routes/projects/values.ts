import { showDate } from "#model/date/dates.ts";
import type { Project } from "#model/project/project.ts";

const text = (id: number | null | undefined) => (id ? String(id) : "");
const date = (day: string | null) => showDate(day ?? "");

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const projectValues = (row: Project) => ({
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
});

/** What the form of its planned dates begins with. */
export const datesOf = (row: Project) => ({
  startDate: date(row.planned_start_date),
  dueDate: date(row.planned_due_date),
});
