import { list, noun, sheet } from "../operation.ts";

/** Specification §7 Dashboard and reports. What stands in a row is not shown there: a list is enough. */
const rows = list("");

const posted: [string, string][] = [
  ["reports.customer_hours", "customer_stock_item_hours/{userId}"],
  ["reports.all_customer_hours", "all_customer_stock_item_hours"],
  ["reports.customer_projects_total", "customer_projects_total/{customerId}"],
  ["reports.projects_total", "projects_total"],
  ["reports.customer_invoices_total", "customer_invoices_total/{customerId}"],
  ["reports.invoices_total", "invoices_total"],
  ["reports.customers_year", "customers_yearly_invoices"],
  ["reports.customer_year", "single_customer_yearly_invoices/{id}"],
  ["reports.production_costs", "production_costs"],
];

/** "Spreadsheet exports under /reports/.../export": which reports have one is the embedded backend's choice. */
const exported: [string, string][] = [
  ["reports.customer_hours.export", "all_customer_stock_item_hours"],
  ["reports.projects_total.export", "projects_total"],
  ["reports.invoices_total.export", "invoices_total"],
  ["reports.customers_year.export", "customers_yearly_invoices"],
  ["reports.production_costs.export", "production_costs"],
  ["reports.projects_hours.export", "projects-stock-hours"],
];

export const reports = noun("Reports", [
  ...posted.map(([id, path]): [string, string, typeof rows] => [id, `POST /reports/${path}`, rows]),
  ["reports.project_hours", "GET /reports/project-stock-hours/{id}", rows],
  ["reports.projects_hours", "GET /reports/projects-stock-hours", rows],
  ["reports.invoiced_stock_items.sheet", "GET /reports/invoiced_stock_items", sheet],
  ...exported.map(([id, path]): [string, string, typeof sheet, { level: "may" }] => [
    id,
    `GET /reports/${path}/export`,
    sheet,
    { level: "may" },
  ]),
]);
