import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "recurring_invoices.list": [["GET", "/recurring_invoices"], office],
  "recurring_invoices.read": [["GET", `/recurring_invoices/${nobody}`], office],
  "recurring_invoices.create": [["POST", "/recurring_invoices", {}], office],
  "recurring_invoices.update": [["PATCH", `/recurring_invoices/${nobody}`, {}], office],
  "recurring_invoices.delete": [["DELETE", `/recurring_invoices/${nobody}`], office],
  "recurring_runs.list": [["GET", `/recurring_invoices/${nobody}/runs`], office],
  "recurring_runs.create": [["POST", `/recurring_invoices/${nobody}/runs`, {}], office],
};
