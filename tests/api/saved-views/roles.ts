import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "saved_views.list": [["GET", "/saved_views"], office],
  "saved_views.create": [["POST", "/saved_views", {}], office],
  "saved_views.read": [["GET", `/saved_views/${nobody}`], office],
  "saved_views.update": [["PATCH", `/saved_views/${nobody}`, {}], office],
  "saved_views.delete": [["DELETE", `/saved_views/${nobody}`], office],
};
