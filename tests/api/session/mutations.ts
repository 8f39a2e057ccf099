import { hashes, type Mutation, ownPassword } from "../audit/mutation.ts";

/** What people change of themselves. */
export const mutations: Record<string, Mutation> = {
  "session.close": { step: ["GET", "/logout"], entity: "session", tells: [] },
  "session.information": { step: ["PATCH", "/user/update-info", { language: "en" }], entity: "user" },
  "session.password": {
    step: ["PATCH", "/user/update-password/", ownPassword, hashes],
    entity: "user",
    tells: [],
  },
};
