import type { CustomerYearRow } from "#model/report/customer-year.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { Database } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { incomeOf, incomeSums, settlementSums } from "./income.ts";
import { documentMonth, monthsOf } from "./months.ts";

/** Income of every month of a year, each beside the same month a year before. */
export function readCustomerYear(database: Database, filters: ReportFilters): CustomerYearRow[] {
  const { year } = filters;
  const found = database
    .select({ month: documentMonth, documents: settlementSums.documents, ...incomeSums })
    .from(invoices)
    .where(incomeOf(database, { ...filters, from: `${year - 1}-01-01`, to: `${year}-12-31` }))
    .groupBy(documentMonth)
    .all();
  const byMonth = new Map(found.map((row) => [row.month, row]));
  const before = monthsOf(year - 1);
  const nothing = { documents: 0, net_cents: 0, vat_cents: 0, total_cents: 0 };
  return monthsOf(year).map((month, index) => ({
    ...nothing,
    ...byMonth.get(month),
    month,
    previous_net_cents: byMonth.get(before[index] ?? "")?.net_cents ?? 0,
  }));
}
