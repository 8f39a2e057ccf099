import { type Mutation, pictures, type Step } from "../audit/mutation.ts";

const attached: Step = ["POST", "/terms/file", {}, pictures(1)];

/** The agency's terms: a version of them is a row of its own. */
export const mutations: Record<string, Mutation> = {
  "terms.create": {
    step: ["POST", "/terms", { text_lv: "Priekšapmaksa 50 %", text_en: "Half of it in advance" }],
    entity: "terms",
  },
  "terms.attach": { step: attached, entity: "terms" },
  "terms.detach": {
    before: [attached],
    step: ["DELETE", "/terms/file"],
    entity: "terms",
    id: 2,
    tells: ["after"],
  },
};
