import { admin, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "company.read": [["GET", "/companies/1/details"], office],
  "company.update": [["PATCH", "/companies/1/details", { vat_rate: "x" }], admin],
};
