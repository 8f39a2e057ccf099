import { type Roles, signedIn } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "inbox.list": [["GET", "/inbox"], signedIn],
  "inbox.digest": [["POST", "/inbox/digest"], signedIn],
  "inbox.no_digest": [["DELETE", "/inbox/digest"], signedIn],
  "inbox.read": [["POST", "/inbox/read", {}], signedIn],
};
