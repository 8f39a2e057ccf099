import type { Mutation } from "../audit/mutation.ts";
import { attached, issued } from "../invoices/mutations.ts";

/** The plan of reminders, what is said of a document's, and one by hand. */
export const mutations: Record<string, Mutation> = {
  "reminder_plan.update": {
    step: ["PATCH", "/reminder_plan", { is_on: true, least_amount: "5", steps: [{ days: 3 }] }],
    entity: "reminder_plan",
  },
  "invoice_reminders.update": {
    before: issued,
    step: ["PATCH", "/invoices/1/reminders", { is_disputed: true, note: "Cita summa" }],
    entity: "invoice",
  },
  "invoice_reminders.create": {
    before: issued,
    step: [
      "POST",
      "/invoices/1/reminders",
      { to: ["janis@klients.lv"], subject: "Atgādinājums", text: "Labdien!", lang: "lv" },
      attached,
    ],
    entity: "document_mail",
  },
};
