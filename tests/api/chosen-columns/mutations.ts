import type { Mutation } from "../audit/mutation.ts";

/** The columns that somebody chose of a list. */
export const mutations: Record<string, Mutation> = {
  "chosen_columns.update": {
    step: ["PATCH", "/chosen_columns", { list: "projects", columns: ["name", "status"] }],
    entity: "chosen_columns",
  },
};
