import { customerHours } from "#model/report/customer-hours.ts";
import { customerYear } from "#model/report/customer-year.ts";
import { customersYear } from "#model/report/customers-year.ts";
import type { FilterName, ReportFilters } from "#model/report/filters.ts";
import { invoicedStockItems } from "#model/report/invoiced-items.ts";
import { invoicesTotal } from "#model/report/invoices-total.ts";
import { margin } from "#model/report/margin.ts";
import type { Sorting } from "#model/report/order.ts";
import { productionCosts } from "#model/report/production-costs.ts";
import { projectHours } from "#model/report/project-hours.ts";
import { projectsTotal } from "#model/report/projects-total.ts";
import { purchaseJournal } from "#model/report/purchase-journal.ts";
import type { Report } from "#model/report/report.ts";
import { salesJournal } from "#model/report/sales-journal.ts";
import { vatOverview } from "#model/report/vat-overview.ts";

/** A report, and its addresses at the backend (specification §7). */
export interface Source {
  report: Report;
  method: "GET" | "POST";
  /** Under /reports; its spreadsheet is below it. */
  path: string;
  /** The specification has it as a spreadsheet alone, at the same address. */
  isSheet?: true;
  /** The address of one alone, and the filter that names it. */
  ofOne?: { filter: Exclude<FilterName, "from" | "to" | "year">; path: string; isRequired?: true };
}

/** The reports of the financial screen, in the order of their modules (specification §1). */
export const financialSources: readonly Source[] = [
  {
    report: customerHours,
    method: "POST",
    path: "all_customer_stock_item_hours",
    ofOne: { filter: "project_manager", path: "customer_stock_item_hours" },
  },
  {
    report: projectsTotal,
    method: "POST",
    path: "projects_total",
    ofOne: { filter: "customer_id", path: "customer_projects_total" },
  },
  {
    report: invoicesTotal,
    method: "POST",
    path: "invoices_total",
    ofOne: { filter: "customer_id", path: "customer_invoices_total" },
  },
  { report: customersYear, method: "POST", path: "customers_yearly_invoices" },
  {
    report: customerYear,
    method: "POST",
    path: "single_customer_yearly_invoices",
    ofOne: { filter: "customer_id", path: "single_customer_yearly_invoices", isRequired: true },
  },
  { report: productionCosts, method: "POST", path: "production_costs" },
  { report: margin, method: "POST", path: "margin" },
  { report: salesJournal, method: "POST", path: "sales_journal" },
  { report: purchaseJournal, method: "POST", path: "purchase_journal" },
  { report: vatOverview, method: "POST", path: "vat_overview" },
  { report: invoicedStockItems, method: "POST", path: "invoiced_stock_items", isSheet: true },
];

export const planningSource: Source = {
  report: projectHours,
  method: "GET",
  path: "projects-stock-hours",
  ofOne: { filter: "project_id", path: "project-stock-hours" },
};

/** Where a report is read: at the address of the one that is chosen, where it has such an address. */
export function pathOf({ path, ofOne }: Source, filters: ReportFilters): string {
  const one = ofOne && filters[ofOne.filter];
  return `/reports/${one ? `${ofOne.path}/${one}` : path}`;
}

/** Where the spreadsheet of a report is; `isAlone` where the backend knows the report as nothing else. */
export const sheetPath = ({ path }: Source, isAlone: boolean): string =>
  `/api/reports/${path}${isAlone ? "" : "/export"}`;

/** The filters that act on a report, and what it is sorted by, as a query. */
export function queryFor({ report }: Source, filters: ReportFilters, sorting: Sorting | null = null): string {
  const chosen = report.filters.map((name) => [name, filters[name]] as const);
  const said = chosen.filter(([, value]) => value !== null);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  if (sorting) query.set("sort", sorting.key);
  if (sorting) query.set("dir", sorting.direction);
  return `?${query}`;
}
