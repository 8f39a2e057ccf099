/** Reports that are asked by POST (see tests/api/audit/every-mutation.ts). */
export const readings: Record<string, string> = {
  "reports.customer_hours": "/reports/customer_stock_item_hours/1",
  "reports.all_customer_hours": "/reports/all_customer_stock_item_hours",
  "reports.customer_projects_total": "/reports/customer_projects_total/1",
  "reports.projects_total": "/reports/projects_total",
  "reports.customer_invoices_total": "/reports/customer_invoices_total/1",
  "reports.invoices_total": "/reports/invoices_total",
  "reports.customers_year": "/reports/customers_yearly_invoices",
  "reports.customer_year": "/reports/single_customer_yearly_invoices/1",
  "reports.production_costs": "/reports/production_costs",
  "reports.margin": "/reports/margin",
  "reports.sales_journal": "/reports/sales_journal",
  "reports.purchase_journal": "/reports/purchase_journal",
  "reports.vat_overview": "/reports/vat_overview",
  "reports.invoiced_stock_items": "/reports/invoiced_stock_items",
};
