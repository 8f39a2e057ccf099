import type { Answer, Caller } from "#tests/support/installation.ts";

/** A report as a person asks for it. */
export interface Question {
  name: string;
  ask: (admin: Caller) => Promise<Answer>;
}

const year = { from: "2026-01-01", to: "2026-12-31" };
const always = { from: "2024-01-01", to: "2026-12-31" };

const posted = (name: string, path: string, body: object): Question => ({
  name,
  ask: (admin) => admin("POST", `/reports/${path}`, { body }),
});
const read = (name: string, path: string): Question => ({ name, ask: (admin) => admin("GET", path) });

export const questions: Question[] = [
  posted("hours by client, a year", "all_customer_stock_item_hours", year),
  posted("hours by client, all", "all_customer_stock_item_hours", always),
  read("hours by project, a month", "/reports/projects-stock-hours?from=2026-05-01&to=2026-05-31"),
  read("hours of one project", "/reports/project-stock-hours/7"),
  posted("projects, a year", "projects_total", year),
  posted("projects of a client", "customer_projects_total/7", always),
  posted("invoices, a year", "invoices_total", year),
  posted("invoices, all", "invoices_total", always),
  posted("invoices of a client", "customer_invoices_total/7", always),
  posted("clients by month", "customers_yearly_invoices", { year: 2026 }),
  posted("a client by month", "single_customer_yearly_invoices/7", { year: 2026 }),
  posted("production costs, a year", "production_costs", year),
  posted("production costs, all", "production_costs", always),
  posted("margin, a year", "margin", year),
  posted("margin, all", "margin", always),
  posted("sales journal, a year", "sales_journal", year),
  posted("purchase journal, a month", "purchase_journal", { from: "2026-05-01", to: "2026-05-31" }),
  posted("purchase journal, a year", "purchase_journal", year),
  posted("VAT, a month", "vat_overview", { from: "2026-05-01", to: "2026-05-31" }),
  posted("VAT, a year", "vat_overview", year),
  posted("stock items, a year", "invoiced_stock_items", year),
  read("dashboard, a year", "/dashboard?from=2026-01-01&to=2026-12-31"),
];
