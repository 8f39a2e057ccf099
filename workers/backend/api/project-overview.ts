import { one } from "#model/answer/answer.ts";
import { isInForce } from "#model/branding/needed-modules.ts";
import { today } from "#model/date/dates.ts";
import { historyPage } from "#model/history/history.ts";
import { projectFiles, projectOverview } from "#model/project/overview.ts";
import { projectPlanAnswer } from "#model/project/plan.ts";
import { enabledModules } from "../db/config.ts";
import { readHistory } from "../db/history.ts";
import { listProjectFiles, readProjectOverview } from "../db/project-overview.ts";
import { readProjectPlan } from "../db/project-plan.ts";
import { findProject } from "../db/projects.ts";
import { noun } from "../operations/call.ts";
import { found } from "../operations/errors.ts";
import { actorOf, answers, idParam, listQuery, operation } from "../operations/operation.ts";

/** How things stand with a project: figures, what there is of it, who works on it and what happened to it. */
export const projectOverviews = noun();

projectOverviews.openapi(
  operation("projects.overview", {
    access: { roles: "office", modules: "estimates" },
    summary: "Figures of a project, and its newest estimates, documents and files",
    method: "get",
    path: "/projects/{id}/overview",
    request: idParam,
    responses: answers(one(projectOverview)),
  }),
  (c) => {
    const { database } = c.env;
    const { id } = c.req.valid("param");
    found(findProject(database, id));
    const modules = enabledModules(database);
    const data = readProjectOverview(database, id, today(), {
      hasCalendar: modules.includes("calendar"),
      hasCosts: modules.includes("productionCosts"),
      // As the report: what work costs is near to what somebody earns.
      hasMargin: isInForce("margin", modules) && actorOf(c).role === "admin",
    });
    return c.json({ data }, 200);
  },
);

projectOverviews.openapi(
  operation("projects.plan", {
    access: { roles: "office", modules: "planning" },
    summary: "Hours of a project in the calendar, by person and week",
    method: "get",
    path: "/projects/{id}/plan",
    request: idParam,
    responses: answers(projectPlanAnswer),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    found(findProject(c.env.database, id));
    return c.json({ data: readProjectPlan(c.env.database, id, today()) }, 200);
  },
);

projectOverviews.openapi(
  operation("projects.files", {
    access: { roles: "office", modules: "estimates" },
    summary: "Files of a project's estimates",
    method: "get",
    path: "/projects/{id}/files",
    request: idParam,
    responses: answers(projectFiles),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    found(findProject(c.env.database, id));
    return c.json({ data: listProjectFiles(c.env.database, id) }, 200);
  },
);

projectOverviews.openapi(
  operation("projects.history", {
    access: { roles: "office", modules: "estimates" },
    summary: "What happened to a project, its estimates and its documents",
    method: "get",
    path: "/projects/{id}/history",
    request: { ...idParam, query: listQuery.omit({ q: true }) },
    responses: answers(historyPage),
  }),
  (c) => {
    const { database } = c.env;
    const { id } = c.req.valid("param");
    found(findProject(database, id));
    // What a project costs is nobody's to see where costs are not kept.
    const hasCosts = enabledModules(database).includes("productionCosts");
    const hidden = hasCosts ? [] : ["additional_cost", "purchase_order"];
    return c.json(readHistory(database, { entity: "project", id, hidden }, c.req.valid("query")), 200);
  },
);
