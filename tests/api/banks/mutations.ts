import { bank, type Mutation, type Step } from "../audit/mutation.ts";

const bankAdded: Step = ["POST", "/banks", bank];

/** Banks. */
export const mutations: Record<string, Mutation> = {
  "banks.create": { step: bankAdded, entity: "bank" },
  "banks.update": { before: [bankAdded], step: ["PATCH", "/banks/1", { status: 0 }], entity: "bank" },
  "banks.delete": { before: [bankAdded], step: ["DELETE", "/banks/1"], entity: "bank" },
};
