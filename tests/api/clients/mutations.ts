import { both, client, type Mutation } from "../audit/mutation.ts";

/** Clients. */
export const mutations: Record<string, Mutation> = {
  "clients.create": { step: client, entity: "client" },
  "clients.update": { before: [client], step: ["PATCH", "/customers/1", { name: "Cits" }], entity: "client" },
  "clients.delete": { before: [client], step: ["DELETE", "/customers/1"], entity: "client" },
  "clients.restore": {
    before: [client],
    step: ["POST", "/customers/1/restore"],
    entity: "client",
    tells: both,
  },
};
