import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { readCustomerHours } from "#backend/db/reports/customer-hours.ts";
import { readCustomerYear } from "#backend/db/reports/customer-year.ts";
import { readCustomersYear } from "#backend/db/reports/customers-year.ts";
import { readInvoicedItems } from "#backend/db/reports/invoiced-items.ts";
import { readInvoicesTotal } from "#backend/db/reports/invoices-total.ts";
import { readMargin } from "#backend/db/reports/margin.ts";
import { readProductionCosts } from "#backend/db/reports/production-costs.ts";
import { readProjectsTotal } from "#backend/db/reports/projects-total.ts";
import { readPurchaseJournal } from "#backend/db/reports/purchase-journal.ts";
import { readSalesJournal } from "#backend/db/reports/sales-journal.ts";
import { readVatOverview } from "#backend/db/reports/vat-overview.ts";
import { findUser } from "#backend/db/users.ts";
import { noun } from "#backend/operations/call.ts";
import { customerHours } from "#model/report/customer-hours.ts";
import { customerYear } from "#model/report/customer-year.ts";
import { customersYear } from "#model/report/customers-year.ts";
import { invoicedStockItems } from "#model/report/invoiced-items.ts";
import { invoicesTotal } from "#model/report/invoices-total.ts";
import { margin } from "#model/report/margin.ts";
import { productionCosts } from "#model/report/production-costs.ts";
import { projectsTotal } from "#model/report/projects-total.ts";
import { purchaseJournal } from "#model/report/purchase-journal.ts";
import { salesJournal } from "#model/report/sales-journal.ts";
import { vatOverview } from "#model/report/vat-overview.ts";
import { reportAt } from "./report-at.ts";

/** The financial reports (specification §7): of all, or of the client or manager that the address names. */
export const financialReports = noun();

const isClient = (database: Database, id: number) => findClient(database, id) !== undefined;
const isUser = (database: Database, id: number) => findUser(database, id) !== undefined;
const customer = { param: "customerId", filter: "customer_id", isThere: isClient } as const;

reportAt(financialReports, {
  operation: "reports.customer_hours",
  access: { roles: "admin", modules: "hours" },
  summary: "Hours of the projects of one manager",
  path: "/reports/customer_stock_item_hours/{userId}",
  method: "post",
  report: customerHours,
  read: readCustomerHours,
  // Anyone who manages the projects: in the body, the same is called project_manager.
  named: { param: "userId", filter: "project_manager", isThere: isUser },
});
reportAt(financialReports, {
  operation: "reports.all_customer_hours",
  access: { roles: "admin", modules: "hours" },
  summary: "Hours of all projects",
  path: "/reports/all_customer_stock_item_hours",
  method: "post",
  report: customerHours,
  read: readCustomerHours,
});
reportAt(financialReports, {
  operation: "reports.customer_projects_total",
  access: { roles: "admin", modules: "income" },
  summary: "Sums of one client's projects",
  path: "/reports/customer_projects_total/{customerId}",
  method: "post",
  report: projectsTotal,
  read: readProjectsTotal,
  named: customer,
});
reportAt(financialReports, {
  operation: "reports.projects_total",
  access: { roles: "admin", modules: "income" },
  summary: "Sums of projects",
  path: "/reports/projects_total",
  method: "post",
  report: projectsTotal,
  read: readProjectsTotal,
});
reportAt(financialReports, {
  operation: "reports.customer_invoices_total",
  access: { roles: "admin", modules: "income" },
  summary: "Sums of one client's documents",
  path: "/reports/customer_invoices_total/{customerId}",
  method: "post",
  report: invoicesTotal,
  read: readInvoicesTotal,
  named: customer,
});
reportAt(financialReports, {
  operation: "reports.invoices_total",
  access: { roles: "admin", modules: "income" },
  summary: "Sums of documents",
  path: "/reports/invoices_total",
  method: "post",
  report: invoicesTotal,
  read: readInvoicesTotal,
});
reportAt(financialReports, {
  operation: "reports.customers_year",
  access: { roles: "admin", modules: "income" },
  summary: "A year of all clients",
  path: "/reports/customers_yearly_invoices",
  method: "post",
  report: customersYear,
  read: readCustomersYear,
});
reportAt(financialReports, {
  operation: "reports.customer_year",
  access: { roles: "admin", modules: "income" },
  summary: "A year of one client",
  path: "/reports/single_customer_yearly_invoices/{id}",
  method: "post",
  report: customerYear,
  read: readCustomerYear,
  named: { ...customer, param: "id" },
});
reportAt(financialReports, {
  operation: "reports.production_costs",
  access: { roles: "admin", modules: "costs" },
  summary: "Production costs",
  path: "/reports/production_costs",
  method: "post",
  report: productionCosts,
  read: readProductionCosts,
});
reportAt(financialReports, {
  operation: "reports.margin",
  access: { roles: "admin", modules: "margin" },
  summary: "What is left of projects",
  path: "/reports/margin",
  method: "post",
  report: margin,
  read: readMargin,
});
reportAt(financialReports, {
  operation: "reports.sales_journal",
  access: { roles: "bookkeepers", modules: "books" },
  summary: "Issued documents by VAT category and rate",
  path: "/reports/sales_journal",
  method: "post",
  report: salesJournal,
  read: readSalesJournal,
});
reportAt(financialReports, {
  operation: "reports.purchase_journal",
  access: { roles: "bookkeepers", modules: "books" },
  summary: "Suppliers' invoices by VAT category and rate",
  path: "/reports/purchase_journal",
  method: "post",
  report: purchaseJournal,
  read: readPurchaseJournal,
});
reportAt(financialReports, {
  operation: "reports.vat_overview",
  access: { roles: "bookkeepers", modules: "books" },
  summary: "VAT of sales and purchases by category and rate",
  path: "/reports/vat_overview",
  method: "post",
  report: vatOverview,
  read: readVatOverview,
});
// Its spreadsheet is what GET answers here (specification §7).
reportAt(financialReports, {
  operation: "reports.invoiced_stock_items",
  access: { roles: "admin", modules: "invoicedItems" },
  summary: "Items that were invoiced",
  path: "/reports/invoiced_stock_items",
  method: "post",
  report: invoicedStockItems,
  read: readInvoicedItems,
});
