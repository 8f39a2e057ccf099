import { z } from "zod";
import { cents, count, type Report } from "./report.ts";

const row = z.object({
  /** yyyy-MM */
  month: z.string(),
  documents: count,
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  /** Of the same month a year before, without VAT. */
  previous_net_cents: cents,
});
export type CustomerYearRow = z.infer<typeof row>;

/** What one client was invoiced in each month of a year, beside the year before (specification §7). */
export const customerYear = {
  name: "customer_year",
  module: "incomeReport",
  filters: ["year", "project_manager", "customer_id"],
  row,
  columns: [
    { key: "month", kind: "month" },
    { key: "documents", kind: "count", isTotalled: true },
    { key: "net_cents", kind: "money", isTotalled: true },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
    { key: "previous_net_cents", kind: "money", isTotalled: true },
  ],
  chart: { of: "rows", label: "month", series: ["net_cents", "previous_net_cents"] },
} satisfies Report<keyof CustomerYearRow>;
