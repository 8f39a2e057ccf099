import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import {
  both,
  estimate,
  line,
  type Mutation,
  pictures,
  productAdded,
  projectAdded,
  type Step,
} from "../audit/mutation.ts";

const stage: Step = ["POST", "/1/stages", { name: "Posms" }];
const inStage: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija", estimate_stage_id: 1 }];
const cost = { name: "Kurjers", payment_type_id: 1, total: "12.50" };
const copy = {
  name: "Kopija",
  planned_start_date: "2026-11-02",
  planned_due_date: "2026-11-27",
  user_id: 1,
};
const estimated = [...projectAdded, estimate];
const staged = [...estimated, stage];
const positioned = [...staged, inStage];
const filled = [...positioned, line];
const costOfEstimate: Step = ["POST", "/1/additional_costs", cost];
const costOfItem: Step = ["POST", "/position_items/1/additional_costs", cost];
const fileAdded: Step = ["POST", "/estimates/1/files", { description: "" }, pictures(1)];

/** Estimates, what is in them and beside them. */
export const mutations: Record<string, Mutation> = {
  "estimates.create": { before: projectAdded, step: estimate, entity: "estimate" },
  "estimates.update": {
    before: estimated,
    step: ["PATCH", "/estimates/1", { discount: "5" }],
    entity: "estimate",
  },
  "estimates.delete": { before: filled, step: ["DELETE", "/estimates/1"], entity: "estimate" },
  "estimates.duplicate": {
    before: filled,
    step: ["POST", "/estimates/1/duplicate", copy],
    also: ["project"],
    entity: "estimate",
    id: 2,
  },
  "estimate_mails.create": {
    before: filled,
    step: [
      "POST",
      "/estimates/1/mails",
      { to: ["janis@klients.lv"], subject: "Tāme", text: "Labdien!", lang: "lv" },
      {
        [innerHeaders.mailedFile]: packedFile({
          key: "1/documents/issued/1.pdf",
          name: "1.pdf",
          size: 1,
          sha256: "0".repeat(64),
          revision: 4,
        }),
      },
    ],
    entity: "document_mail",
  },
  "stages.create": { before: estimated, step: stage, entity: "stage" },
  "stages.update": { before: staged, step: ["PATCH", "/stages/1", { name: "Cits" }], entity: "stage" },
  "stages.delete": { before: filled, step: ["DELETE", "/stages/1"], entity: "stage" },
  "stages.duplicate": { before: filled, step: ["POST", "/stages/1/duplicate"], entity: "stage", id: 2 },
  "stages.order": {
    before: [...staged, stage],
    step: ["PATCH", "/estimate_stages_position_order", { stages: [{ id: 2 }, { id: 1 }] }],
    entity: "estimate",
  },
  "positions.create": { before: staged, step: inStage, entity: "position" },
  "positions.update": {
    before: positioned,
    step: ["PATCH", "/positions/1", { name: "Cita" }],
    entity: "position",
  },
  "positions.delete": { before: filled, step: ["DELETE", "/positions/1"], entity: "position" },
  "positions.duplicate": {
    before: filled,
    step: ["POST", "/positions/1/duplicate"],
    entity: "position",
    id: 2,
  },
  "positions.order": {
    before: positioned,
    step: ["PATCH", "/estimate_additional_position_order", { positions: [{ id: 1 }] }],
    entity: "estimate",
  },
  "position_items.create": { before: positioned, step: line, entity: "position_item" },
  "position_items.update": {
    before: filled,
    step: ["PATCH", "/position_items/1", { price: "7" }],
    entity: "position_item",
  },
  "position_items.delete": {
    before: filled,
    step: ["DELETE", "/position_items/1"],
    entity: "position_item",
  },
  "position_items.duplicate": {
    before: filled,
    step: ["POST", "/position_items/1/duplicate"],
    entity: "position_item",
    id: 2,
  },
  "position_items.images": {
    before: [
      ...positioned,
      productAdded,
      ["POST", "/1/position_items", { position_items: [{ product_id: 1 }] }],
    ],
    step: ["POST", "/position_items/1/images", { images: [] }],
    entity: "position_item",
    tells: both,
  },
  "additional_costs.create": { before: estimated, step: costOfEstimate, entity: "additional_cost" },
  "additional_costs.update": {
    before: [...estimated, costOfEstimate],
    step: ["PATCH", "/additional_costs/1", { total: "13" }],
    entity: "additional_cost",
  },
  "additional_costs.delete": {
    before: [...estimated, costOfEstimate],
    step: ["DELETE", "/additional_costs/1"],
    entity: "additional_cost",
  },
  "item_costs.create": { before: filled, step: costOfItem, entity: "additional_cost" },
  "item_costs.update": {
    before: [...filled, costOfItem],
    step: ["PATCH", "/position_items/1/additional_costs/1", { name: "Cits" }],
    entity: "additional_cost",
  },
  "item_costs.delete": {
    before: [...filled, costOfItem],
    step: ["DELETE", "/position_items/1/additional_costs/1"],
    entity: "additional_cost",
  },
  "estimate_files.create": { before: estimated, step: fileAdded, entity: "estimate_file" },
  "estimate_files.update": {
    before: [...estimated, fileAdded],
    step: ["PATCH", "/estimates/1/files/1", { description: "Pasūtījums" }],
    entity: "estimate_file",
  },
  "estimate_files.delete": {
    before: [...estimated, fileAdded],
    step: ["DELETE", "/estimates/1/files/1"],
    entity: "estimate_file",
  },
};
