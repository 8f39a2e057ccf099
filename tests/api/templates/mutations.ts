import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";

const stage: Step = ["POST", "/1/stages", { name: "Posms" }];
const inStage: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija", estimate_stage_id: 1 }];
const filled = [...projectAdded, estimate, stage, inStage, line];
const ofEstimate: Step = ["POST", "/estimates/1/templates", { name: "Mājaslapa" }];
const ofStage: Step = ["POST", "/stages/1/templates", { name: "Dizains" }];

/** Templates, and blocks that are made from them. */
export const mutations: Record<string, Mutation> = {
  "estimate_templates.of_estimate": { before: filled, step: ofEstimate, entity: "estimate_template" },
  "estimate_templates.of_stage": { before: filled, step: ofStage, entity: "estimate_template" },
  "estimate_templates.of_position": {
    before: filled,
    step: ["POST", "/positions/1/templates", { name: "Logotips" }],
    entity: "estimate_template",
  },
  "estimate_templates.update": {
    before: [...filled, ofEstimate],
    step: ["PATCH", "/estimate_templates/1", { name: "Mājaslapa ar veikalu" }],
    entity: "estimate_template",
  },
  "estimate_templates.delete": {
    before: [...filled, ofEstimate],
    step: ["DELETE", "/estimate_templates/1"],
    entity: "estimate_template",
  },
  "estimate_templates.insert": {
    before: [...filled, ofStage],
    step: ["POST", "/estimates/1/blocks", { template_id: 1 }],
    entity: "stage",
    id: 2,
  },
};
