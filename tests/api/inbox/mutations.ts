import type { Mutation } from "../audit/mutation.ts";

/** What waits for somebody, as they have read it. */
export const mutations: Record<string, Mutation> = {
  "inbox.read": {
    step: ["POST", "/inbox/read", { items: [{ key: "project:1", mark: 5 }] }],
    entity: "inbox",
  },
  "inbox.digest": { step: ["POST", "/inbox/digest"], entity: "inbox" },
  "inbox.no_digest": { step: ["DELETE", "/inbox/digest"], entity: "inbox" },
};
