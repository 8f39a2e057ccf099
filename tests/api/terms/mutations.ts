import type { Mutation } from "../audit/mutation.ts";

/** The agency's terms: a version of them is a row of its own. */
export const mutations: Record<string, Mutation> = {
  "terms.create": {
    step: ["POST", "/terms", { text_lv: "Priekšapmaksa 50 %", text_en: "Half of it in advance" }],
    entity: "terms",
  },
};
