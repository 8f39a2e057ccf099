import { z } from "zod";
import { id } from "../answer/fields.ts";
import { hourColumns } from "./customer-hours.ts";
import { hours, type Report } from "./report.ts";

const row = z.object({
  project_id: id,
  project_nr: z.string(),
  project: z.string(),
  customer: z.string(),
  planned_due_date: z.string(),
  /** Null for people who have no job position. */
  stock_item_id: id.nullable(),
  stock_item: z.string().nullable(),
  ...hourColumns,
  /** Estimated and not planned yet; below zero where more is planned than was estimated. */
  left_hours: hours,
});
export type ProjectHoursRow = z.infer<typeof row>;

/**
 * The planning report (specification §7): all hours, whenever they are, of the projects whose planned time and the period
 * meet.
 */
export const projectHours = {
  name: "project_hours",
  module: "position_estimate",
  filters: ["from", "to", "project_manager", "customer_id", "stock_item_id", "project_id"],
  row,
  columns: [
    { key: "project_nr", kind: "text", isShort: true, isOfGroup: true },
    { key: "project", kind: "text", isOfGroup: true, leadsTo: "project" },
    { key: "customer", kind: "text", isOfGroup: true },
    { key: "planned_due_date", kind: "date", isOfGroup: true },
    { key: "stock_item", kind: "text" },
    { key: "estimated_hours", kind: "hours", isTotalled: true },
    { key: "planned_hours", kind: "hours", isTotalled: true },
    { key: "invoiced_hours", kind: "hours", isTotalled: true },
    { key: "left_hours", kind: "hours", isTotalled: true },
  ],
  groupedBy: "project_id",
  chart: {
    of: "largest",
    id: "project_id",
    label: "project",
    series: ["estimated_hours", "planned_hours", "invoiced_hours"],
  },
} satisfies Report<keyof ProjectHoursRow>;
