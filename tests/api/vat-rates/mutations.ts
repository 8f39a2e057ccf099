import type { Mutation, Step } from "../audit/mutation.ts";

// After the eight that are there from the beginning.
const rate = { category: "S", rate: "6", name: "Īpašā likme", from: "2027-01-01" };
const rateAdded: Step = ["POST", "/vat_rates", rate];

/** Rates of VAT. */
export const mutations: Record<string, Mutation> = {
  "vat_rates.create": { step: rateAdded, entity: "vat_rate", id: 9 },
  "vat_rates.update": {
    before: [rateAdded],
    step: ["PATCH", "/vat_rates/9", { ...rate, name: "Cita" }],
    entity: "vat_rate",
    id: 9,
  },
  "vat_rates.delete": { before: [rateAdded], step: ["DELETE", "/vat_rates/9"], entity: "vat_rate", id: 9 },
};
