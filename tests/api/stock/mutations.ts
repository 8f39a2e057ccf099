import { itemAdded, type Mutation, type Step, workTypeAdded } from "../audit/mutation.ts";

// The first seven units are there from the beginning.
const unit = { short_name: "rull.", code: "XRO" };
const unitAdded: Step = ["POST", "/measure_units", unit];

/** Items, units and kinds of work. */
export const mutations: Record<string, Mutation> = {
  "stock_items.create": { step: itemAdded, entity: "stock_item" },
  "stock_items.create_many": {
    step: ["POST", "/stock_items/many", { type_id: 2, rows: [{ name: "Vāks" }] }],
    entity: "stock_item",
  },
  "stock_items.update": {
    before: [itemAdded],
    step: ["PATCH", "/stock_items/1", { is_active: false }],
    entity: "stock_item",
  },
  "stock_items.delete": { before: [itemAdded], step: ["DELETE", "/stock_items/1"], entity: "stock_item" },
  "units.create": { step: unitAdded, entity: "unit", id: 8 },
  "units.update": {
    before: [unitAdded],
    step: ["PATCH", "/measure_units/8", { ...unit, short_name: "rullis" }],
    entity: "unit",
    id: 8,
  },
  "units.delete": { before: [unitAdded], step: ["DELETE", "/measure_units/8"], entity: "unit", id: 8 },
  "work_types.create": { step: workTypeAdded, entity: "work_type" },
  "work_types.update": {
    before: [workTypeAdded],
    step: ["PATCH", "/work-types/1", { name: "Video" }],
    entity: "work_type",
  },
  "work_types.delete": { before: [workTypeAdded], step: ["DELETE", "/work-types/1"], entity: "work_type" },
};
