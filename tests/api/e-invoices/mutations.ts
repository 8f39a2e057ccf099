import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";
import { seller } from "../invoices/arrange.ts";

const issued: Step[] = [
  ...projectAdded,
  estimate,
  ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }],
  line,
  ["POST", "/1/invoices", {}],
  ["PATCH", "/companies/1/details", seller],
  ["POST", "/invoices/1/final_document", {}],
];
const sent: Step = ["PATCH", "/e_invoices/1", { channel: "mail" }];

/** How documents were sent as e-invoices. */
export const mutations: Record<string, Mutation> = {
  "e_invoices.update": { before: issued, rowThere: [sent], step: sent, entity: "e_invoice" },
};
