import { admin, all, nobody, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "config.read": [["GET", "/system-config"], all],
  "config.image": [["GET", "/images/none.png"], all],
  "config.company.read": [["GET", "/companies/1"], admin],
  "config.company.update": [["PATCH", "/companies/1", { colors: 1 }], admin],
  "config.company.image": [["POST", "/companies/1/images/logo_main", {}], admin],
  "config.language.update": [["PATCH", `/languages/${nobody}`, { translations: {} }], admin],
  "config.modules.update": [["PATCH", "/modules", { modules: 1 }], admin],
};
