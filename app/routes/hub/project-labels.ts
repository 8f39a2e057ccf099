import { type Labels, ofFeature, text } from "./history-labels.ts";

/** What is told of a project and its documents in words that lists have. */
export const projectLabels: Labels = {
  project: {
    ...ofFeature("projects", ["name", "short_name", "in_planning"]),
    "customer.name": text("projects.client"),
    project_manager_name: text("projects.manager"),
    second_user_name: text("projects.assistant"),
    planned_start_date: text("projects.planned_start"),
    planned_due_date: text("projects.planned_due"),
    actual_start_date: text("projects.actual_start"),
    actual_due_date: text("projects.actual_due"),
    status_id: { key: "projects.status_label", as: "project_status" },
  },
  invoice: {
    invoice_nr: text("invoices.nr"),
    date: text("invoices.date"),
    due_date: text("invoices.due_short"),
    status_id: { key: "invoices.status_label", as: "invoice_status" },
    is_disputed: text("invoices.disputed"),
    reminders_stopped: text("invoices.reminders_stopped"),
    total_cents: { key: "invoices.total", as: "cents" },
  },
};
