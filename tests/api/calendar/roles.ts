import { admin, nobody, type Roles, signedIn } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "calendar.list": [["GET", "/calendar"], signedIn],
  "calendar.choices": [["GET", "/calendar/create"], signedIn],
  "calendar.create": [["POST", "/calendar", {}], signedIn],
  "calendar.read": [["GET", `/calendar/${nobody}`], signedIn],
  "calendar.update": [["PATCH", `/calendar/${nobody}`, {}], signedIn],
  "calendar.delete": [["DELETE", `/calendar/${nobody}`], signedIn],
  "calendar.duplicate": [["POST", `/calendar/${nobody}/duplicate`, {}], signedIn],
  "calendar.restore": [["POST", `/calendar/${nobody}/restore`], signedIn],
  "holidays.list": [["GET", "/holidays"], admin],
  "holidays.create": [["POST", "/holidays", {}], admin],
  "holidays.delete": [["DELETE", "/holidays/2026-11-20"], admin],
  "holidays.restore": [["POST", "/holidays/2026-11-20/restore"], admin],
};
