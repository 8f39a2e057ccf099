import { admin, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "mail_sender.read": [["GET", "/mail_sender"], admin],
  "mail_sender.update": [["PATCH", "/mail_sender", { address: 1 }], admin],
  "mail_sender.check": [["POST", "/mail_sender/checks"], admin],
};
