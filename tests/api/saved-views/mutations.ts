import type { Mutation, Step } from "../audit/mutation.ts";

const view: Step = ["POST", "/saved_views", { list: "projects", name: "Steidzami", query: "status=2" }];

/** Saved views. */
export const mutations: Record<string, Mutation> = {
  "saved_views.create": { step: view, entity: "saved_view" },
  "saved_views.update": {
    before: [view],
    step: ["PATCH", "/saved_views/1", { name: "Mierīgi" }],
    entity: "saved_view",
  },
  "saved_views.delete": { before: [view], step: ["DELETE", "/saved_views/1"], entity: "saved_view" },
};
