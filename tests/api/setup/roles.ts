import { admin, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "setup.read": [["GET", "/setup"], admin],
  "setup.skip": [["POST", "/setup/company/skip"], admin],
  "setup.unskip": [["DELETE", "/setup/company/skip"], admin],
  "setup.dismiss": [["POST", "/setup/dismiss"], admin],
  "setup.offer": [["DELETE", "/setup/dismiss"], admin],
  "sample.create": [["POST", "/setup/sample"], admin],
  "sample.delete": [["DELETE", "/setup/sample"], admin],
};
