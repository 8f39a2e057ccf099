import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { both, client, estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";
import { seller } from "../invoices/arrange.ts";

const contact: Step = ["POST", "/customers/1/contacts", { name: "Ilze" }];

const position: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }];
const draft: Step = ["POST", "/1/invoices", {}];
const details: Step = ["PATCH", "/companies/1/details", seller];
const issue: Step = ["POST", "/invoices/1/final_document", {}];
const estimated = [...projectAdded, estimate, position, line];

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
  "statement_mails.create": {
    before: [...estimated, draft, details, issue],
    step: [
      "POST",
      "/customers/1/statement/mails",
      { to: ["janis@klients.lv"], subject: "Norēķini", text: "Labdien!", lang: "lv" },
      {
        [innerHeaders.mailedFile]: packedFile({
          key: "1/documents/issued/1.pdf",
          name: "1.pdf",
          size: 1,
          sha256: "0".repeat(64),
        }),
      },
    ],
    entity: "document_mail",
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
