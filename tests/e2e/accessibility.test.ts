import { letIn, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { freeWeek } from "../support/calendar-words.ts";

const screens = {
  dashboard: ["/dashboard", "/dashboard?from=2026-10-01&to=2026-12-31", "/dashboard?from=soon"],
  projects: ["/projects", "/projects/add", "/projects/filter?status=2&sorting=name", "/projects/columns"],
  "a project's page": [
    "/projects/1",
    "/projects/1/documents",
    "/projects/1/files",
    "/projects/1/plan",
    "/projects/1/data",
    "/projects/1/data/delete",
    "/projects/1/history",
  ],
  invoices: [
    "/invoices",
    "/invoices/filter?status=2&sorting=-total",
    "/invoices/export",
    "/invoices/e-invoices",
    "/invoices/e-invoices/filter?sorting=-due",
    "/invoices/e-invoices/selected?row=223",
    "/invoices/reminders",
    "/purchases",
    "/purchases/add",
    "/purchases/payment",
    "/purchase-orders",
    "/purchase-orders/add?project=1",
    "/purchase-orders/filter?state=sent",
    "/bank",
    "/bank/add",
    "/bank/statements",
  ],
  clients: [
    "/clients",
    "/clients/add",
    "/clients/1/data",
    "/clients/1/data/delete",
    "/clients/banks",
    "/clients/1/prices/add",
  ],
  "a client's page and all estimates": [
    "/clients/1",
    "/clients/1/projects",
    "/clients/1/estimates",
    "/clients/1/people",
    "/clients/1/people/1",
    "/clients/1/history",
    "/estimates?status=open&sorting=-date",
    "/estimates/selected?row=30",
    "/views/add?list=projects&query=status%3D2",
    "/views/1",
    "/views/1/delete",
  ],
  people: [
    "/users",
    "/users/selected?row=4",
    "/users/add",
    "/users/4",
    "/users/4/delete",
    "/update-user-information",
  ],
  stock: [
    "/stock",
    "/stock/selected?row=1",
    "/stock/add",
    "/stock/1",
    "/stock/units",
    "/stock/production",
    "/stock/many",
    "/stock/production/add",
    "/stock/vacancies",
    "/stock/vacancies/1",
  ],
  products: ["/stock/products", "/stock/products/add", "/stock/products/1", "/stock/products/1/delete"],
  estimates: [
    "/projects/1/estimates",
    "/estimate/30",
    "/estimate/30/delete/estimate-30",
    "/estimate/30/duplicate",
  ],
  "approved estimates and offers": [
    "/estimate/12",
    "/estimate/12/preview",
    "/estimate/5",
    "/estimate/5/offer",
  ],
  "financial reports": [
    // Short periods: what is looked at takes its time with each cell.
    "/reports/financial-report?from=2026-03-02&to=2026-03-03",
    "/reports/financial-report?report=projects_total&sort=net_cents&from=2026-03-01&to=2026-03-31",
    "/reports/financial-report?report=invoices_total&from=soon",
    "/reports/financial-report?report=customers_year",
    "/reports/financial-report?report=customer_year",
    "/reports/financial-report?report=customer_year&customer_id=1",
    "/reports/financial-report?report=production_costs",
    "/reports/financial-report?report=margin",
    "/reports/financial-report?report=sales_journal",
    "/reports/financial-report?report=purchase_journal",
    "/reports/financial-report?report=vat_overview",
    "/reports/books",
    "/reports/books?from=soon",
    "/reports/financial-report?report=invoiced_stock_items",
  ],
  "the planning report": [
    "/reports/planning-report?from=2026-03-02&to=2026-03-02&customer_id=1",
    "/reports/planning-report?project_id=1",
  ],
  settings: [
    "/settings",
    "/settings/modules",
    "/settings/branding",
    "/setup",
    "/settings/texts",
    "/settings/texts?q=count",
    "/settings/texts/reset?lang=lv",
    "/settings/units",
    "/settings/calendar?year=2026",
    "/settings/terms",
    "/settings/mail",
    "/settings/reminders",
    "/settings/interest",
    "/settings/internal-rates",
    "/settings/closing",
    "/settings/accounting",
    "/settings/bank",
    "/settings/vat",
    "/settings/vat/add",
    "/settings/vat/2",
  ],
  calendar: [
    "/calendar",
    `/calendar?date=${freeWeek}`,
    "/calendar?view=day",
    "/calendar?view=two-weeks&order=position",
    "/calendar?who=neviens",
    "/inbox",
    `/calendar/add?date=${freeWeek}`,
    `/calendar/entries/1?date=${freeWeek}`,
    `/calendar/entries/1/delete?date=${freeWeek}`,
  ],
};

for (const [name, paths] of Object.entries(screens)) {
  test(`the screens and dialogs of ${name} are accessible and fit their width`, async ({ page }) => {
    await letIn(page, "admin");
    await lookAtAll(page, paths);
  });
}

test("so is the calendar of an employee", async ({ page }) => {
  await letIn(page, "employee");
  await lookAtAll(page, ["/calendar", "/calendar?view=agenda"]);
});

test("so are the pages of a stranger", async ({ page }) => {
  await lookAtAll(page, ["/login", "/renew-password", "/renew-password-form/used-up"]);
});
