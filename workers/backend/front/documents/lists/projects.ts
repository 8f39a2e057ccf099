import { showDate } from "#model/date/dates.ts";
import { type Project, projectPage } from "#model/project/project.ts";
import { projectStatus, projectStatuses, statusName } from "#model/project/status.ts";
import { dateColumn, listFile, textColumn } from "../list-file.ts";

/** Projects as a file. */
export const projectFile = listFile({
  name: "projects.export",
  access: { roles: "office", modules: "estimates" },
  path: "/projects",
  page: "/projects",
  answer: projectPage,
  title: ({ t }) => t("projects.title"),
  columns: ({ t }) => [
    textColumn(t("projects.nr"), 14, (row) => row.project_nr),
    textColumn(t("projects.name"), 40, (row) => row.name),
    textColumn(t("projects.short_name"), 20, (row) => row.short_name),
    textColumn(t("projects.client"), 32, (row) => row.customer?.name ?? ""),
    textColumn(t("projects.manager"), 24, (row) => row.project_manager_name),
    textColumn(t("projects.assistant"), 24, (row) => row.second_user_name),
    dateColumn(t("projects.planned_start"), 16, (row) => row.planned_start_date),
    dateColumn(t("projects.planned_due"), 16, (row) => row.planned_due_date),
    dateColumn(t("projects.actual_start"), 16, (row) => row.actual_start_date),
    dateColumn(t("projects.actual_due"), 16, (row) => row.actual_due_date),
    textColumn(t("projects.status_label"), 16, (row) => t(`projects.status.${statusName(row.status_id)}`)),
    textColumn(t("projects.in_planning"), 12, (row) => t(row.in_planning ? "dialog.yes" : "dialog.no")),
  ],
  filters: ({ t }) => ({
    project_name: [t("filters.project_name"), (sent) => sent],
    client: [t("filters.client"), (sent, rows) => rows[0]?.customer?.name ?? sent],
    project_manager: [t("filters.project_manager"), (sent, rows) => managerIn(rows, sent)],
    date: [t("filters.date"), showDate],
    dueDate: [t("filters.dueDate"), showDate],
    status: [
      t("filters.status"),
      (sent) => {
        const status = projectStatuses.find((name) => String(projectStatus[name]) === sent);
        return status ? t(`projects.status.${status}`) : sent;
      },
    ],
  }),
});

/** The filter finds projects of a manager and of an assistant alike. */
function managerIn(rows: readonly Project[], sent: string): string {
  const [first] = rows;
  if (!first) return sent;
  return String(first.project_manager) === sent ? first.project_manager_name : first.second_user_name;
}
