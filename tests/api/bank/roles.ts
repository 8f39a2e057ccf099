import { bookkeepers, nobody, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "bank_statements.list": [["GET", "/bank/statements"], bookkeepers],
  "bank_statements.read": [["GET", `/bank/statements/${nobody}`], bookkeepers],
  "bank_statements.file": [["GET", `/bank/statements/${nobody}/file`], bookkeepers],
  "bank_statements.create": [["POST", "/bank/statements", {}], bookkeepers],
  "bank_statements.delete": [["DELETE", `/bank/statements/${nobody}`], bookkeepers],
  "bank_entries.list": [["GET", "/bank/entries"], bookkeepers],
  "bank_entries.read": [["GET", `/bank/entries/${nobody}`], bookkeepers],
  "bank_entries.documents": [["GET", `/bank/entries/${nobody}/documents`], bookkeepers],
  "bank_entries.book": [
    ["POST", `/bank/entries/${nobody}/book`, { parts: [{ document_id: 1, amount: "1" }] }],
    bookkeepers,
  ],
  "bank_entries.set_aside": [
    ["POST", "/bank/entries/set-aside", { entries: [], note: "Komisija" }],
    bookkeepers,
  ],
  "bank_entries.reverse": [["POST", `/bank/entries/${nobody}/reverse`], bookkeepers],
  "bank_entries.undo": [["POST", `/bank/entries/${nobody}/undo`], bookkeepers],
  "bank_entries.book_certain": [["POST", "/bank/entries/book-certain", { entries: [] }], bookkeepers],
};
