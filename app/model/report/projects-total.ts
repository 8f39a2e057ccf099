import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, type Report } from "./report.ts";

const row = z.object({
  project_id: id,
  project_nr: z.string(),
  project: z.string(),
  customer_id: id,
  customer: z.string(),
  planned_start_date: z.string(),
  planned_due_date: z.string(),
  /** Approved estimates, without VAT. */
  agreed_cents: cents,
  /** What was invoiced: without VAT, VAT, and with it. */
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  /** Of approved estimates, not invoiced yet. */
  remaining_cents: cents,
});
export type ProjectsTotalRow = z.infer<typeof row>;

/** What projects come to, all of each, for those whose planned time and the period meet (specification §7). */
export const projectsTotal = {
  name: "projects_total",
  module: "incomeReport",
  filters: ["from", "to", "project_manager", "customer_id"],
  row,
  columns: [
    { key: "project_nr", kind: "text", isShort: true },
    { key: "project", kind: "text", leadsTo: "project" },
    { key: "customer", kind: "text", leadsTo: "client" },
    { key: "planned_start_date", kind: "date" },
    { key: "planned_due_date", kind: "date" },
    { key: "agreed_cents", kind: "money", isTotalled: true },
    { key: "net_cents", kind: "money", isTotalled: true, leadsTo: "project_invoices" },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
    { key: "remaining_cents", kind: "money", isTotalled: true },
  ],
  chart: { of: "largest", id: "project_id", label: "project", series: ["agreed_cents", "net_cents"] },
} satisfies Report<keyof ProjectsTotalRow>;
