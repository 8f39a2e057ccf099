import type { Mutation } from "../audit/mutation.ts";
import { seller } from "../invoices/arrange.ts";

/** Who issues the documents. */
export const mutations: Record<string, Mutation> = {
  "company.update": { step: ["PATCH", "/companies/1/details", seller], entity: "company" },
};
