import { bookkeepers, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "payables.list": [["GET", "/payables"], bookkeepers],
  "payables.file": [["GET", "/payables/file"], bookkeepers],
  "purchase_invoices.list": [["GET", "/purchase_invoices"], office],
  "purchase_invoices.read": [["GET", `/purchase_invoices/${nobody}`], office],
  "purchase_invoices.file": [["GET", `/purchase_invoices/${nobody}/file`], office],
  "purchase_invoices.create": [["POST", "/purchase_invoices", {}], office],
  "purchase_invoices.update": [["PATCH", `/purchase_invoices/${nobody}`, {}], office],
  "purchase_invoices.assign": [
    ["PATCH", `/purchase_invoices/${nobody}/project`, { project_id: null }],
    office,
  ],
  "purchase_invoices.decide": [["PATCH", `/purchase_invoices/${nobody}/state`, { state: "open" }], office],
  "purchase_invoices.delete": [["DELETE", `/purchase_invoices/${nobody}`], office],
};
