import { admin, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "vat_rates.list": [["GET", "/vat_rates"], office],
  "vat_rates.create": [["POST", "/vat_rates", {}], admin],
  "vat_rates.update": [["PATCH", `/vat_rates/${nobody}`, {}], admin],
  "vat_rates.delete": [["DELETE", `/vat_rates/${nobody}`], admin],
};
