import { both, client, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";

const contact: Step = ["POST", "/customers/1/contacts", { name: "Ilze" }];

/** Clients. */
export const mutations: Record<string, Mutation> = {
  "clients.create": { step: client, entity: "client" },
  "clients.update": { before: [client], step: ["PATCH", "/customers/1", { name: "Cits" }], entity: "client" },
  "clients.delete": { before: [client], step: ["DELETE", "/customers/1"], entity: "client" },
  "clients.restore": {
    // One that a project refers to is archived.
    before: [...projectAdded, ["DELETE", "/customers/1"]],
    step: ["POST", "/customers/1/restore"],
    entity: "client",
    tells: both,
  },
  "client_contacts.create": { before: [client], step: contact, entity: "client_contact" },
  "client_contacts.update": {
    before: [client, contact],
    step: ["PATCH", "/client_contacts/1", { position: "Direktore" }],
    entity: "client_contact",
  },
  "client_contacts.delete": {
    before: [client, contact],
    step: ["DELETE", "/client_contacts/1"],
    entity: "client_contact",
  },
};
