import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "e_invoices.list": [["GET", "/e_invoices"], office],
  "e_invoices.read": [["GET", `/e_invoices/${nobody}`], office],
  "e_invoices.update": [["PATCH", `/e_invoices/${nobody}`, {}], office],
  "e_invoices.package": [["GET", "/e_invoices/package"], office],
};
