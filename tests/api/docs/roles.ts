import { all, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "docs.openapi": [["GET", "/openapi.json"], all],
  "docs.page": [["GET", "/docs"], all],
};
