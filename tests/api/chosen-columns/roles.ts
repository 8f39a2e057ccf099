import { office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "chosen_columns.update": [["PATCH", "/chosen_columns", {}], office],
};
