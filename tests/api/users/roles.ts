import { admin, nobody, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "users.list": [["GET", "/users"], admin],
  "users.export": [["GET", "/users/export"], admin],
  "users.choices": [["GET", "/users/create"], admin],
  "users.create": [["POST", "/register", {}], admin],
  "users.read": [["GET", `/users/${nobody}`], admin],
  "users.update": [["PATCH", `/users/${nobody}`, {}], admin],
  "users.delete": [["DELETE", `/users/${nobody}`], admin],
};
