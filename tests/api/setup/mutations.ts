import { both, type Mutation, type Step } from "../audit/mutation.ts";

const sample: Step = ["POST", "/setup/sample"];

/** Setting up, and the sample. */
export const mutations: Record<string, Mutation> = {
  "setup.skip": { step: ["POST", "/setup/people/skip"], entity: "setup", tells: both },
  "setup.unskip": { step: ["DELETE", "/setup/people/skip"], entity: "setup", tells: both },
  "setup.dismiss": { step: ["POST", "/setup/dismiss"], entity: "setup", tells: both },
  "setup.offer": { step: ["DELETE", "/setup/dismiss"], entity: "setup", tells: both },
  "sample.create": { step: sample, also: ["client", "project", "estimate"], entity: "setup", tells: both },
  "sample.delete": {
    before: [sample],
    step: ["DELETE", "/setup/sample"],
    also: ["estimate", "project", "client"],
    entity: "setup",
    tells: both,
  },
};
