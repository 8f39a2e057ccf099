import { admin, nobody, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "bank_statements.list": [["GET", "/bank/statements"], admin],
  "bank_statements.read": [["GET", `/bank/statements/${nobody}`], admin],
  "bank_statements.file": [["GET", `/bank/statements/${nobody}/file`], admin],
  "bank_statements.create": [["POST", "/bank/statements", {}], admin],
  "bank_statements.delete": [["DELETE", `/bank/statements/${nobody}`], admin],
  "bank_entries.list": [["GET", "/bank/entries"], admin],
  "bank_entries.read": [["GET", `/bank/entries/${nobody}`], admin],
  "bank_entries.documents": [["GET", `/bank/entries/${nobody}/documents`], admin],
  "bank_entries.book": [
    ["POST", `/bank/entries/${nobody}/book`, { parts: [{ document_id: 1, amount: "1" }] }],
    admin,
  ],
  "bank_entries.set_aside": [["POST", "/bank/entries/set-aside", { entries: [], note: "Komisija" }], admin],
  "bank_entries.reverse": [["POST", `/bank/entries/${nobody}/reverse`], admin],
  "bank_entries.undo": [["POST", `/bank/entries/${nobody}/undo`], admin],
  "bank_entries.book_certain": [["POST", "/bank/entries/book-certain", { entries: [] }], admin],
};
