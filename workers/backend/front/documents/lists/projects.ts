import { showDate } from "#model/date/dates.ts";
import { type Project, projectPage } from "#model/project/project.ts";
import { projectStatus, projectStatuses, statusName } from "#model/project/status.ts";
import { listFile } from "../list-file.ts";

/** Projects as a file. */
export const projectFile = listFile({
  name: "projects.export",
  access: { roles: "office", modules: "estimates" },
  path: "/projects",
  page: "/projects",
  answer: projectPage,
  title: ({ t }) => t("projects.title"),
  columns: ({ t }) => [
    { title: t("projects.nr"), kind: "text", width: 14, cell: (row) => row.project_nr },
    { title: t("projects.name"), kind: "text", width: 40, cell: (row) => row.name },
    { title: t("projects.short_name"), kind: "text", width: 20, cell: (row) => row.short_name },
    { title: t("projects.client"), kind: "text", width: 32, cell: (row) => row.customer?.name ?? "" },
    { title: t("projects.manager"), kind: "text", width: 24, cell: (row) => row.project_manager_name },
    { title: t("projects.assistant"), kind: "text", width: 24, cell: (row) => row.second_user_name },
    { title: t("projects.planned_start"), kind: "date", width: 16, cell: (row) => row.planned_start_date },
    { title: t("projects.planned_due"), kind: "date", width: 16, cell: (row) => row.planned_due_date },
    { title: t("projects.actual_start"), kind: "date", width: 16, cell: (row) => row.actual_start_date },
    { title: t("projects.actual_due"), kind: "date", width: 16, cell: (row) => row.actual_due_date },
    {
      title: t("projects.status_label"),
      kind: "text",
      width: 16,
      cell: (row) => t(`projects.status.${statusName(row.status_id)}`),
    },
    {
      title: t("projects.in_planning"),
      kind: "text",
      width: 12,
      cell: (row) => t(row.in_planning ? "dialog.yes" : "dialog.no"),
    },
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
