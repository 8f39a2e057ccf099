import { all, type Roles, signedIn } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "session.open": [["POST", "/login", {}], all],
  "session.close": [["GET", "/logout"], signedIn],
  "session.user": [["GET", "/user"], signedIn],
  "session.information": [["PATCH", "/user/update-info", {}], signedIn],
  "session.password": [["PATCH", "/user/update-password", {}], signedIn],
  "renewal.request": [["POST", "/request_password_reset", {}], all],
  "renewal.check": [["GET", "/check_password_reset/none"], all],
  "renewal.complete": [["PATCH", "/update_password_reset/none", {}], all],
};
