import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "bank_statements.list": [["GET", "/bank/statements"], office],
  "bank_statements.read": [["GET", `/bank/statements/${nobody}`], office],
  "bank_statements.file": [["GET", `/bank/statements/${nobody}/file`], office],
  "bank_statements.create": [["POST", "/bank/statements", {}], office],
  "bank_statements.delete": [["DELETE", `/bank/statements/${nobody}`], office],
  "bank_entries.list": [["GET", "/bank/entries"], office],
  "bank_entries.read": [["GET", `/bank/entries/${nobody}`], office],
  "bank_entries.documents": [["GET", `/bank/entries/${nobody}/documents`], office],
  "bank_entries.book": [
    ["POST", `/bank/entries/${nobody}/book`, { parts: [{ document_id: 1, amount: "1" }] }],
    office,
  ],
  "bank_entries.set_aside": [["POST", "/bank/entries/set-aside", { entries: [], note: "Komisija" }], office],
  "bank_entries.reverse": [["POST", `/bank/entries/${nobody}/reverse`], office],
  "bank_entries.undo": [["POST", `/bank/entries/${nobody}/undo`], office],
  "bank_entries.book_certain": [["POST", "/bank/entries/book-certain", { entries: [] }], office],
};
