import { all, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "online_documents.certificate": [["GET", "/online_documents/none/certificate"], all],
  "online_documents.proof": [["GET", "/online_documents/none/proof"], all],
  "document_links.certificate": [["GET", `/document_links/${nobody}/certificate`], office],
  "document_links.proof": [["GET", `/document_links/${nobody}/proof`], office],
};
