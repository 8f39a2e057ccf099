import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";

const inEstimate: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }];
const filled = [...projectAdded, estimate, inEstimate, line];
const planned: Step = [
  "POST",
  "/recurring_invoices",
  {
    name: "Uzturēšana",
    estimate_id: 1,
    every: "month",
    day_of_month: 15,
    starts_on: "2032-01-01",
    does: "draft",
  },
];
const entity = "recurring_invoice";

/** Plans by which invoices recur, and what they make. */
export const mutations: Record<string, Mutation> = {
  "recurring_invoices.create": { before: filled, step: planned, entity },
  "recurring_invoices.update": {
    before: [...filled, planned],
    step: ["PATCH", "/recurring_invoices/1", { is_paused: true }],
    entity,
  },
  "recurring_invoices.delete": {
    before: [...filled, planned],
    step: ["DELETE", "/recurring_invoices/1"],
    entity,
  },
  "recurring_runs.create": {
    before: [...filled, planned],
    step: ["POST", "/recurring_invoices/1/runs", {}],
    entity: "recurring_run",
    also: ["estimate", "invoice"],
  },
};
