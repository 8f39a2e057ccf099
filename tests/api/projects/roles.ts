import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "projects.list": [["GET", "/projects"], office],
  "projects.export": [["GET", "/projects/export"], office],
  "projects.names": [["GET", "/all_projects_list"], office],
  "projects.choices": [["GET", "/projects/create"], office],
  "projects.create": [["POST", "/projects", {}], office],
  "projects.read": [["GET", `/projects/${nobody}`], office],
  "projects.update": [["PATCH", `/projects/${nobody}`, {}], office],
  "projects.delete": [["DELETE", `/projects/${nobody}`], office],
  "projects.overview": [["GET", `/projects/${nobody}/overview`], office],
  "projects.plan": [["GET", `/projects/${nobody}/plan`], office],
  "projects.files": [["GET", `/projects/${nobody}/files`], office],
  "projects.history": [["GET", `/projects/${nobody}/history`], office],
  "projects.planning": [["PATCH", `/projects/${nobody}/toggle-planning`], office],
};
