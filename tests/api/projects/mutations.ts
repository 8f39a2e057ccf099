import { client, type Mutation, project, projectAdded } from "../audit/mutation.ts";

/** Projects. */
export const mutations: Record<string, Mutation> = {
  "projects.create": { before: [client], step: ["POST", "/projects", project()], entity: "project" },
  "projects.update": {
    before: projectAdded,
    step: ["PATCH", "/projects/1", { status_id: 2 }],
    entity: "project",
  },
  "projects.delete": { before: projectAdded, step: ["DELETE", "/projects/1"], entity: "project" },
  "projects.planning": {
    before: projectAdded,
    step: ["PATCH", "/projects/1/toggle-planning"],
    entity: "project",
  },
};
