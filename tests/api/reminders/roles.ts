import { admin, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "reminder_plan.read": [["GET", "/reminder_plan"], office],
  "reminder_plan.update": [["PATCH", "/reminder_plan", { is_on: "x" }], admin],
  "reminders.list": [["GET", "/reminders"], office],
  "invoice_reminders.read": [["GET", `/invoices/${nobody}/reminders`], office],
  "invoice_reminders.update": [["PATCH", `/invoices/${nobody}/reminders`, {}], office],
  "invoice_reminders.draft": [["GET", `/invoices/${nobody}/reminder_draft`], office],
  "invoice_reminders.create": [["POST", `/invoices/${nobody}/reminders`, {}], office],
};
