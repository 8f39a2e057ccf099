import { admin, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "dashboard.read": [["GET", "/dashboard"], admin],
  "reports.customer_hours": [["POST", `/reports/customer_stock_item_hours/${nobody}`, {}], admin],
  "reports.all_customer_hours": [["POST", "/reports/all_customer_stock_item_hours", {}], admin],
  "reports.customer_hours.export": [["GET", "/reports/all_customer_stock_item_hours/export"], admin],
  "reports.customer_projects_total": [["POST", `/reports/customer_projects_total/${nobody}`, {}], admin],
  "reports.projects_total": [["POST", "/reports/projects_total", {}], admin],
  "reports.projects_total.export": [["GET", "/reports/projects_total/export"], admin],
  "reports.customer_invoices_total": [["POST", `/reports/customer_invoices_total/${nobody}`, {}], admin],
  "reports.invoices_total": [["POST", "/reports/invoices_total", {}], admin],
  "reports.invoices_total.export": [["GET", "/reports/invoices_total/export"], admin],
  "reports.customers_year": [["POST", "/reports/customers_yearly_invoices", {}], admin],
  "reports.customers_year.export": [["GET", "/reports/customers_yearly_invoices/export"], admin],
  "reports.customer_year": [["POST", `/reports/single_customer_yearly_invoices/${nobody}`, {}], admin],
  "reports.customer_year.export": [["GET", "/reports/single_customer_yearly_invoices/export"], admin],
  "reports.production_costs": [["POST", "/reports/production_costs", {}], admin],
  "reports.production_costs.export": [["GET", "/reports/production_costs/export"], admin],
  "reports.margin": [["POST", "/reports/margin", {}], admin],
  "reports.margin.export": [["GET", "/reports/margin/export"], admin],
  "reports.invoiced_stock_items": [["POST", "/reports/invoiced_stock_items", {}], admin],
  "reports.invoiced_stock_items.sheet": [["GET", "/reports/invoiced_stock_items"], admin],
  "reports.invoiced_stock_items.export": [["GET", "/reports/invoiced_stock_items/export"], admin],
  "reports.project_hours": [["GET", `/reports/project-stock-hours/${nobody}`], office],
  "reports.projects_hours": [["GET", "/reports/projects-stock-hours"], office],
  "reports.projects_hours.export": [["GET", "/reports/projects-stock-hours/export"], office],
};
