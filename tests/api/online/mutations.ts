import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";

const inDocument: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }];
const file = { key: "1/documents/issued/1.pdf", name: "1.pdf", size: 1, sha256: "0".repeat(64), revision: 3 };
const sent: Step = [
  "POST",
  "/estimates/1/mails",
  { to: ["janis@klients.lv"], subject: "Tāme", text: "Labdien!", lang: "lv", with_link: true },
  { [innerHeaders.mailedFile]: packedFile(file) },
];
/** What leads to an estimate that a client has a link to. */
export const linked = [...projectAdded, estimate, inDocument, line, sent];

const order = { name: "Jānis", accepted_on: "2026-01-05", method: "order", order_number: "PO-7", lang: "lv" };

/** What the agency does with links that clients were sent. What clients do is tried in answers.test.ts. */
export const mutations: Record<string, Mutation> = {
  "document_links.update": {
    before: linked,
    step: ["PATCH", "/document_links/1", { is_revoked: true }],
    entity: "document_link",
  },
  "acceptances.create": {
    before: linked,
    step: ["POST", "/estimates/1/acceptances", order],
    entity: "acceptance",
    also: ["estimate", "project"],
  },
  "document_questions.create": {
    before: linked,
    step: ["POST", "/estimates/1/questions", { text: "Labdien!" }],
    entity: "document_question",
  },
};
