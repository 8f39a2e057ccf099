import { z } from "zod";
import { id } from "../answer/fields.ts";
import { hours, type Report } from "./report.ts";

/**
 * Hours of one kind of work. Estimated are lines of estimates that are counted in hours and name a stock item, planned are
 * entries of the calendar by the job position of the person they are planned for, and invoiced are lines in documents that
 * were issued and not voided.
 */
export const hourColumns = { estimated_hours: hours, planned_hours: hours, invoiced_hours: hours };

const row = z.object({
  customer_id: id,
  customer: z.string(),
  /** Null for people who have no job position. */
  stock_item_id: id.nullable(),
  stock_item: z.string().nullable(),
  ...hourColumns,
});
export type CustomerHoursRow = z.infer<typeof row>;

/**
 * Hours by client and work (specification §7). What is estimated counts on the date of its estimate, what is planned on
 * its day, and what is invoiced on the date of its document.
 */
export const customerHours = {
  name: "customer_hours",
  module: "hoursReport",
  filters: ["from", "to", "project_manager", "customer_id", "stock_item_id"],
  row,
  columns: [
    { key: "customer", kind: "text", isOfGroup: true, leadsTo: "client" },
    { key: "stock_item", kind: "text" },
    { key: "estimated_hours", kind: "hours", isTotalled: true },
    { key: "planned_hours", kind: "hours", isTotalled: true },
    { key: "invoiced_hours", kind: "hours", isTotalled: true },
  ],
  groupedBy: "customer_id",
  chart: {
    of: "largest",
    id: "customer_id",
    label: "customer",
    series: ["estimated_hours", "planned_hours", "invoiced_hours"],
  },
} satisfies Report<keyof CustomerHoursRow>;
