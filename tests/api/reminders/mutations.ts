import { estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";
import { seller } from "../invoices/arrange.ts";

const issued: Step[] = [
  ...projectAdded,
  estimate,
  ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }],
  line,
  ["POST", "/1/invoices", {}],
  ["PATCH", "/companies/1/details", seller],
  ["POST", "/invoices/1/final_document", {}],
];

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
    ],
    entity: "document_mail",
  },
};
