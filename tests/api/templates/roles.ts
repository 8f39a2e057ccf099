import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "estimate_templates.list": [["GET", "/estimate_templates"], office],
  "estimate_templates.read": [["GET", `/estimate_templates/${nobody}`], office],
  "estimate_templates.of_estimate": [["POST", `/estimates/${nobody}/templates`, {}], office],
  "estimate_templates.of_stage": [["POST", `/stages/${nobody}/templates`, {}], office],
  "estimate_templates.of_position": [["POST", `/positions/${nobody}/templates`, {}], office],
  "estimate_templates.update": [["PATCH", `/estimate_templates/${nobody}`, {}], office],
  "estimate_templates.delete": [["DELETE", `/estimate_templates/${nobody}`], office],
  "estimate_templates.insert": [["POST", `/estimates/${nobody}/blocks`, {}], office],
};
