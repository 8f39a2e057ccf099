import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import {
  type Project,
  type ProjectPatch,
  project,
  projectChoices,
  projectFilters,
  projectPage,
  projectPatch,
  sentProject,
} from "#model/project/project.ts";
import { projectStatus } from "#model/project/status.ts";
import { projectIsInCalendar } from "../db/calendar-references.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import { projectHasEstimates } from "../db/estimates/estimates.ts";
import { deleteProject, findProject, insertProject, listProjectNames, listProjects } from "../db/projects.ts";
import { projectHasOrders } from "../db/purchase-orders/orders.ts";
import { projectHasPurchases } from "../db/purchases/lines.ts";
import { listManagers } from "../db/users.ts";
import { noun } from "../operations/call.ts";
import { found, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { changeProject } from "./changed-project.ts";
import { columns } from "./project-columns.ts";

/** Projects (specification §7). */
export const projects = noun();

const query = listQuery.omit({ q: true }).extend(projectFilters.shape);

projects.openapi(
  operation("projects.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List projects",
    method: "get",
    path: "/projects",
    request: { query },
    responses: answers(projectPage),
  }),
  (c) => c.json(listProjects(c.env.database, c.req.valid("query")), 200),
);

projects.openapi(
  operation("projects.names", {
    access: { roles: "office", modules: "estimates" },
    summary: "Names of all projects",
    method: "get",
    path: "/all_projects_list",
    responses: answers(z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) })),
  }),
  (c) => c.json({ data: listProjectNames(c.env.database) }, 200),
);

projects.openapi(
  operation("projects.choices", {
    access: { roles: "office", modules: "estimates" },
    summary: "Users and clients to choose from for a project",
    method: "get",
    path: "/projects/create",
    responses: answers(projectChoices),
  }),
  // Clients come by type-ahead: an agency may have thousands of them.
  (c) => c.json({ data: { users: listManagers(c.env.database), customers: [] } }, 200),
);

projects.openapi(
  operation("projects.create", {
    access: { roles: "office", modules: "estimates", audit: "project" },
    summary: "Create a project",
    method: "post",
    path: "/projects",
    request: body(sentProject),
    responses: created(one(project)),
  }),
  (c) => {
    const { client, startDate, dueDate, ...input } = c.req.valid("json");
    const data = write(c, project, (unit) => {
      check(unit.database, { client, ...input });
      const id = insertProject(
        unit.database,
        {
          ...input,
          client_id: client,
          planned_start_date: startDate,
          planned_due_date: dueDate,
          status_id: projectStatus.new,
        },
        today().slice(0, 4),
      );
      const after = read(unit.database, id);
      unit.audit(id, { after });
      if (after.in_planning) unit.announce({ updated: "projects", method: "POST", calendar: { id } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

projects.openapi(
  operation("projects.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a project",
    method: "get",
    path: "/projects/{id}",
    request: idParam,
    responses: answers(one(project)),
  }),
  (c) => {
    const data = read(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

projects.openapi(
  operation("projects.update", {
    access: { roles: "office", modules: "estimates", audit: "project" },
    summary: "Change a project",
    refuses: [412],
    overruled: { actual_start_date: "errors.both_actual_dates", actual_due_date: "errors.both_actual_dates" },
    method: "patch",
    path: "/projects/{id}",
    request: { ...idParam, ...body(projectPatch) },
    responses: answers(one(project)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, project, (unit) => {
      const before = read(unit.database, id);
      matches(c, before);
      check(unit.database, patch, before);
      return changeProject(unit, before, columns(before, patch));
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

projects.openapi(
  operation("projects.delete", {
    access: { roles: "office", modules: "estimates", audit: "project" },
    summary: "Delete a project",
    refuses: [409, 412],
    method: "delete",
    path: "/projects/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      const isUsed = [projectIsInCalendar, projectHasEstimates, projectHasPurchases, projectHasOrders];
      if (isUsed.some((has) => has(database, id))) throw new Problem(409, "errors.project_used");
      deleteProject(database, id);
      audit(id, { before });
      if (before.in_planning) announce({ updated: "projects", method: "DELETE", calendar: { id } });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

projects.openapi(
  operation("projects.planning", {
    access: { roles: "office", modules: "planning", audit: "project" },
    summary: "Take a project into planning, or out of it",
    refuses: [412],
    method: "patch",
    path: "/projects/{id}/toggle-planning",
    request: idParam,
    responses: answers(one(project)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, project, (unit) => {
      const before = read(unit.database, id);
      matches(c, before);
      return changeProject(unit, before, { in_planning: !before.in_planning });
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number): Project => found(findProject(database, id));

/**
 * What only the database can check: the client is there and not archived, managers are active administrators or users,
 * and two people. Anyone who was chosen before may stay.
 */
function check(
  database: Database,
  input: Pick<ProjectPatch, "client" | "project_manager" | "second_user_id">,
  before?: Project,
): void {
  if (input.client && input.client !== before?.customer?.id) {
    const client = findClient(database, input.client);
    if (!client || client.is_archived) throw invalid("client", "errors.client_gone");
  }
  const isManager = (person: number) => listManagers(database).some(({ id }) => id === person);
  for (const field of ["project_manager", "second_user_id"] as const) {
    const chosen = input[field];
    if (chosen && chosen !== before?.[field] && !isManager(chosen))
      throw invalid(field, "errors.manager_gone");
  }
  const { project_manager, second_user_id } = { ...before, ...input };
  if (second_user_id && second_user_id === project_manager)
    throw invalid("second_user_id", "errors.same_manager");
}
