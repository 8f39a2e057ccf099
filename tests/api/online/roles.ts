import { all, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "online_documents.read": [["GET", "/online_documents/none"], all],
  "online_documents.visit": [["POST", "/online_documents/none/visits"], all],
  "online_documents.pdf": [["GET", "/online_documents/none/pdf"], all],
  "online_documents.einvoice": [["GET", "/online_documents/none/einvoice"], all],
  "online_documents.file": [["GET", "/online_documents/none/files/none"], all],
  "online_documents.choose": [["POST", "/online_documents/none/choice", {}], all],
  "online_documents.code": [["POST", "/online_documents/none/codes", {}], all],
  "online_documents.accept": [["POST", "/online_documents/none/acceptance", {}], all],
  "online_documents.decline": [["POST", "/online_documents/none/refusal", {}], all],
  "online_documents.ask": [["POST", "/online_documents/none/questions", {}], all],
  "online_documents.sign": [["POST", "/online_documents/none/signed_files", {}], all],
  "document_links.update": [["PATCH", `/document_links/${nobody}`, {}], office],
  "acceptances.list": [["GET", `/estimates/${nobody}/acceptances`], office],
  "acceptances.create": [["POST", `/estimates/${nobody}/acceptances`, {}], office],
  "acceptances.certificate": [["GET", `/acceptances/${nobody}/certificate`], office],
  "acceptances.proof": [["GET", `/acceptances/${nobody}/proof`], office],
  "document_questions.list": [["GET", `/estimates/${nobody}/questions`], office],
  "document_questions.create": [["POST", `/estimates/${nobody}/questions`, {}], office],
  "invoice_questions.list": [["GET", `/invoices/${nobody}/questions`], office],
  "invoice_questions.create": [["POST", `/invoices/${nobody}/questions`, {}], office],
  "online_documents.certificate": [["GET", "/online_documents/none/certificate"], all],
  "online_documents.proof": [["GET", "/online_documents/none/proof"], all],
  "document_links.certificate": [["GET", `/document_links/${nobody}/certificate`], office],
  "document_links.proof": [["GET", `/document_links/${nobody}/proof`], office],
};
