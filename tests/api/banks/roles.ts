import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "banks.list": [["GET", "/banks"], office],
  "banks.create": [["POST", "/banks", {}], office],
  "banks.update": [["PATCH", `/banks/${nobody}`, { status: 1 }], office],
  "banks.delete": [["DELETE", `/banks/${nobody}`], office],
};
