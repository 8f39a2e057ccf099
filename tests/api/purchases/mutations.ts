import { type Mutation, pictures, projectAdded, type Step } from "../audit/mutation.ts";

const taken: Step = ["POST", "/purchase_invoices", {}, pictures(1)];
const entity = "purchase_invoice";

/** Suppliers' invoices: taken, filled in, given to projects, decided on. */
export const mutations: Record<string, Mutation> = {
  "purchase_invoices.create": { step: taken, entity },
  "purchase_invoices.update": {
    before: [taken],
    step: ["PATCH", "/purchase_invoices/1", { number: "R-7" }],
    entity,
  },
  "purchase_invoices.assign": {
    before: [...projectAdded, taken],
    step: ["PATCH", "/purchase_invoices/1/project", { project_id: 1 }],
    entity,
  },
  "purchase_invoices.decide": {
    before: [taken],
    step: ["PATCH", "/purchase_invoices/1/state", { state: "rejected", reason: "Nav pasūtīts" }],
    entity,
  },
  "purchase_invoices.delete": { before: [taken], step: ["DELETE", "/purchase_invoices/1"], entity },
};
