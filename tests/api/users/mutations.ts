import { hashes, type Mutation, ownPassword, type Step } from "../audit/mutation.ts";
import { aPerson } from "../people.ts";

// The first person is the administrator who does all this.
const person: Step = ["POST", "/register", aPerson()];

/** People. */
export const mutations: Record<string, Mutation> = {
  "users.create": { step: person, entity: "user", id: 2 },
  "users.update": {
    before: [person],
    step: ["PATCH", "/users/2", { name: "Cits", password: ownPassword.password }, hashes],
    entity: "user",
    id: 2,
  },
  "users.delete": { before: [person], step: ["DELETE", "/users/2"], entity: "user", id: 2 },
};
