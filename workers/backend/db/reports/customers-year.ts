import { asc, eq } from "drizzle-orm";
import { type CustomersYearRow, monthKeys } from "#model/report/customers-year.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { incomeOf, incomeSums } from "./income.ts";
import { documentMonth } from "./months.ts";

const nothing = {
  january_cents: 0,
  february_cents: 0,
  march_cents: 0,
  april_cents: 0,
  may_cents: 0,
  june_cents: 0,
  july_cents: 0,
  august_cents: 0,
  september_cents: 0,
  october_cents: 0,
  november_cents: 0,
  december_cents: 0,
  net_cents: 0,
  vat_cents: 0,
  total_cents: 0,
};

/** Income of each client in each month of a year, in Latvian order. */
export function readCustomersYear(database: Database, filters: ReportFilters): CustomersYearRow[] {
  const { year } = filters;
  const found = database
    .select({ customer_id: clients.id, customer: clients.name, month: documentMonth, ...incomeSums })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(incomeOf(database, { ...filters, from: `${year}-01-01`, to: `${year}-12-31` }))
    .groupBy(invoices.client_id, documentMonth)
    .orderBy(asc(clients.sort_name), asc(clients.id))
    .all();
  const rows = new Map<number, CustomersYearRow>();
  for (const { customer_id, customer, month, net_cents, vat_cents, total_cents } of found) {
    const row = rows.get(customer_id) ?? { customer_id, customer, ...nothing };
    const key = monthKeys[Number(month.slice(5)) - 1];
    if (key) row[key] = net_cents;
    row.net_cents += net_cents;
    row.vat_cents += vat_cents;
    row.total_cents += total_cents;
    rows.set(customer_id, row);
  }
  return [...rows.values()];
}
