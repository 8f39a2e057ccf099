import type { Mutation, Step } from "../audit/mutation.ts";
import { issued } from "../invoices/mutations.ts";

const sent: Step = ["PATCH", "/e_invoices/1", { channel: "mail" }];

/** How documents were sent as e-invoices. */
export const mutations: Record<string, Mutation> = {
  "e_invoices.update": { before: issued, rowThere: [sent], step: sent, entity: "e_invoice" },
};
