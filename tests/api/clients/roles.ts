import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "clients.list": [["GET", "/customers"], office],
  "clients.export": [["GET", "/customers/export"], office],
  "clients.create": [["POST", "/customers", {}], office],
  "clients.read": [["GET", `/customers/${nobody}`], office],
  "clients.update": [["PATCH", `/customers/${nobody}`, {}], office],
  "clients.delete": [["DELETE", `/customers/${nobody}`], office],
  "clients.restore": [["POST", `/customers/${nobody}/restore`], office],
  "clients.overview": [["GET", `/customers/${nobody}/overview`], office],
  "clients.statement": [["GET", `/customers/${nobody}/statement`], office],
  "clients.statement_pdf": [["GET", `/customers/${nobody}/statement/pdf`], office],
  "statement_mails.list": [["GET", `/customers/${nobody}/statement/mails`], office],
  "statement_mails.draft": [["GET", `/customers/${nobody}/statement/mail_draft`], office],
  "statement_mails.create": [["POST", `/customers/${nobody}/statement/mails`, {}], office],
  "clients.history": [["GET", `/customers/${nobody}/history`], office],
  "client_contacts.list": [["GET", `/customers/${nobody}/contacts`], office],
  "client_contacts.create": [["POST", `/customers/${nobody}/contacts`, {}], office],
  "client_contacts.read": [["GET", `/client_contacts/${nobody}`], office],
  "client_contacts.update": [["PATCH", `/client_contacts/${nobody}`, {}], office],
  "client_contacts.delete": [["DELETE", `/client_contacts/${nobody}`], office],
};
