import type { insertDocumentMail } from "./document-mails.ts";

type Fields = Parameters<typeof insertDocumentMail>[1];

/** A mail with the first estimate, by the person 1: for tests of rows. */
export const aDocumentMail = (fields: Partial<Fields> = {}): Fields => ({
  document: "estimate",
  document_id: 1,
  sender_id: 1,
  to: ["klients@test.lv"],
  cc: [],
  copy_to: "",
  subject: "Tāme",
  text: "…",
  file_key: "documents/issued/1.pdf",
  file_name: "1.pdf",
  ...fields,
});
