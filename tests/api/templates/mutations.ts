import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";

const stage: Step = ["POST", "/1/stages", { name: "Posms" }];
const inStage: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija", estimate_stage_id: 1 }];
const filled = [...projectAdded, estimate, stage, inStage, line];
/** Another of the same name is replaced, where there is one. */
const kept = (path: string, name: string): Step => ["POST", `${path}/templates`, { name, replaces: true }];
const ofEstimate = kept("/estimates/1", "Mājaslapa");
const ofStage = kept("/stages/1", "Dizains");
const ofPosition = kept("/positions/1", "Logotips");
const entity = "estimate_template";

/** Templates, and blocks that are made from them. */
export const mutations: Record<string, Mutation> = {
  "estimate_templates.of_estimate": { before: filled, rowThere: [ofEstimate], step: ofEstimate, entity },
  "estimate_templates.of_stage": { before: filled, rowThere: [ofStage], step: ofStage, entity },
  "estimate_templates.of_position": { before: filled, rowThere: [ofPosition], step: ofPosition, entity },
  "estimate_templates.update": {
    before: [...filled, ofEstimate],
    step: ["PATCH", "/estimate_templates/1", { name: "Mājaslapa ar veikalu" }],
    entity,
  },
  "estimate_templates.delete": {
    before: [...filled, ofEstimate],
    step: ["DELETE", "/estimate_templates/1"],
    entity,
  },
  "estimate_templates.insert": {
    before: [...filled, ofStage],
    step: ["POST", "/estimates/1/blocks", { template_id: 1 }],
    entity: "stage",
    id: 2,
  },
};
