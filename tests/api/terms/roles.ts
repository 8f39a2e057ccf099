import { admin, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "terms.list": [["GET", "/terms_versions"], office],
  "terms.read": [["GET", "/terms"], office],
  "terms.version": [["GET", `/terms/${nobody}`], office],
  "terms.file": [["GET", `/terms/${nobody}/file`], office],
  "terms.attach": [["POST", "/terms/file", {}], admin],
  "terms.detach": [["DELETE", "/terms/file"], admin],
  "terms.create": [["POST", "/terms", { text_lv: 1 }], admin],
};
