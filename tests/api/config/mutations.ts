import { both, type Mutation, pictures, type Step } from "../audit/mutation.ts";

const logoAdded: Step = ["POST", "/companies/1/images/logo_main", undefined, pictures(1)];

/** What an installation looks like and says. */
export const mutations: Record<string, Mutation> = {
  "config.company.update": { step: ["PATCH", "/companies/1", { images: {} }], entity: "config" },
  "config.company.image": { step: logoAdded, entity: "config", tells: both },
  "config.language.update": { step: ["PATCH", "/languages/1", { translations: {} }], entity: "config" },
  "config.modules.update": { step: ["PATCH", "/modules/", { modules: [] }], entity: "config" },
};
