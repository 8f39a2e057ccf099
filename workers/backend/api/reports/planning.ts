import { findProject } from "#backend/db/projects.ts";
import { readProjectHours } from "#backend/db/reports/project-hours.ts";
import { noun } from "#backend/operations/call.ts";
import { projectHours } from "#model/report/project-hours.ts";
import { reportAt } from "./report-at.ts";

/** The planning report (specification §7): hours without money, read by the office. */
export const planningReports = noun();

reportAt(planningReports, {
  operation: "reports.project_hours",
  access: { roles: "office", modules: "projectHours" },
  summary: "Planned hours of one project",
  path: "/reports/project-stock-hours/{id}",
  method: "get",
  report: projectHours,
  read: readProjectHours,
  named: {
    param: "id",
    filter: "project_id",
    isThere: (database, id) => findProject(database, id) !== undefined,
  },
});
reportAt(planningReports, {
  operation: "reports.projects_hours",
  access: { roles: "office", modules: "projectHours" },
  summary: "Planned hours of projects",
  path: "/reports/projects-stock-hours",
  method: "get",
  report: projectHours,
  read: readProjectHours,
});
