import { z } from "zod";
import { id } from "../answer/fields.ts";
import { cents, type Report } from "./report.ts";

/** The months of a year as columns: what was invoiced in each, without VAT. */
const months = {
  january_cents: cents,
  february_cents: cents,
  march_cents: cents,
  april_cents: cents,
  may_cents: cents,
  june_cents: cents,
  july_cents: cents,
  august_cents: cents,
  september_cents: cents,
  october_cents: cents,
  november_cents: cents,
  december_cents: cents,
};
type MonthKey = keyof typeof months;

/** The columns of the months in their order. */
export const monthKeys: readonly MonthKey[] = [
  ...(["january_cents", "february_cents", "march_cents", "april_cents"] as const),
  ...(["may_cents", "june_cents", "july_cents", "august_cents"] as const),
  ...(["september_cents", "october_cents", "november_cents", "december_cents"] as const),
];

const row = z.object({
  customer_id: id,
  customer: z.string(),
  ...months,
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
});
export type CustomersYearRow = z.infer<typeof row>;

/** What each client was invoiced in each month of a year (specification §7). */
export const customersYear = {
  name: "customers_year",
  module: "incomeReport",
  filters: ["year", "project_manager", "customer_id"],
  row,
  columns: [
    { key: "customer", kind: "text", leadsTo: "client" },
    // The year before its months: that is what is in sight where not all of them fit.
    { key: "net_cents", kind: "money", isTotalled: true },
    { key: "vat_cents", kind: "money", isTotalled: true },
    { key: "total_cents", kind: "money", isTotalled: true },
    ...monthKeys.map((key) => ({ key, kind: "money" as const, isTotalled: true as const })),
  ],
  chart: { of: "months", months: monthKeys },
} satisfies Report<keyof CustomersYearRow>;
