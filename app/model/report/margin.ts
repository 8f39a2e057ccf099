import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, hours, percent, type Report } from "./report.ts";

const row = z.object({
  customer_id: id,
  customer: z.string(),
  project_id: id,
  project_nr: z.string(),
  project: z.string(),
  manager: z.string(),
  /** Approved estimates, without VAT. */
  agreed_cents: cents,
  /** Income as the reports count it, without VAT. */
  net_cents: cents,
  /** What the approved estimates cost the agency itself. */
  estimated_costs_cents: cents,
  /** Suppliers' approved invoices. */
  purchases_cents: cents,
  /** In the calendar, and what they cost by the internal rates. */
  planned_hours: hours,
  work_cents: cents,
  profit_cents: cents,
  /** Of what was agreed; null where nothing was. */
  profit_percent: percent.nullable(),
});
export type MarginRow = z.infer<typeof row>;

/**
 * What is left of projects, for those whose planned time and the period meet: what was agreed less purchases and work. Of purchases
 * what was estimated counts until suppliers have asked for more (docs/decisions/093).
 */
export const margin = {
  name: "margin",
  module: "margin",
  filters: ["from", "to", "project_manager", "customer_id"],
  row,
  columns: [
    { key: "customer", kind: "text", isOfGroup: true, leadsTo: "client" },
    { key: "project_nr", kind: "text", isShort: true },
    { key: "project", kind: "text", leadsTo: "project" },
    { key: "manager", kind: "text" },
    { key: "agreed_cents", kind: "money", isTotalled: true },
    { key: "net_cents", kind: "money", isTotalled: true, leadsTo: "project_invoices" },
    { key: "estimated_costs_cents", kind: "money", isTotalled: true },
    { key: "purchases_cents", kind: "money", isTotalled: true },
    { key: "planned_hours", kind: "hours", isTotalled: true },
    { key: "work_cents", kind: "money", isTotalled: true },
    { key: "profit_cents", kind: "money", isTotalled: true },
    { key: "profit_percent", kind: "percent", share: { part: "profit_cents", whole: "agreed_cents" } },
  ],
  groupedBy: "customer_id",
  chart: { of: "largest", id: "project_id", label: "project", series: ["agreed_cents", "profit_cents"] },
} satisfies Report<keyof MarginRow>;
