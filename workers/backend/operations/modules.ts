import type { ModuleKey } from "#model/branding/config.ts";
import type { OperationId } from "./permissions.ts";

/** Groups of modules: of each group one at least has to be on. */
type Needs = readonly (readonly ModuleKey[])[];

/** What a screen without modules does, and what everybody needs to get there. */
const always: Needs = [];
const calendar: Needs = [["calendar"]];
const estimates: Needs = [["product_estimate", "position_estimate"]];
const costs: Needs = [...estimates, ["productionCosts"]];
const planning: Needs = [...estimates, ["calendar"]];
const hours: Needs = [...estimates, ["hoursReport"]];
const income: Needs = [...estimates, ["incomeReport"]];
const invoicedItems: Needs = [...estimates, ["stockOrderReport"]];
const projectHours: Needs = [["position_estimate"]];
/** The stock's kinds of work are what the calendar plans with. */
const work: Needs = [["product_estimate", "position_estimate", "calendar"]];

/**
 * The modules of every operation (specification §1, §2.1): beside the permissions, and as complete. What is switched off
 * answers 403, to whomever.
 */
const modules: Record<OperationId, Needs> = {
  "session.open": always,
  "session.close": always,
  "session.user": always,
  "session.information": always,
  "session.password": always,
  "renewal.request": always,
  "renewal.check": always,
  "renewal.complete": always,

  "config.read": always,
  "config.image": always,
  "config.company.read": always,
  "config.company.update": always,
  "config.company.image": always,
  "config.language.update": always,
  "config.modules.update": always,

  "clients.list": always,
  "clients.create": always,
  "clients.read": always,
  "clients.update": always,
  "clients.delete": always,
  "clients.restore": always,

  "banks.list": always,
  "banks.create": always,
  "banks.update": always,
  "banks.delete": always,

  "projects.list": estimates,
  "projects.names": estimates,
  "projects.choices": estimates,
  "projects.create": estimates,
  "projects.read": estimates,
  "projects.update": estimates,
  "projects.delete": estimates,
  "projects.planning": planning,

  "users.list": always,
  "users.choices": always,
  "users.create": always,
  "users.read": always,
  "users.update": always,
  "users.delete": always,

  "stock_items.list": estimates,
  "stock_items.choices": estimates,
  "stock_items.create": estimates,
  "stock_items.read": estimates,
  "stock_items.update": estimates,
  "stock_items.delete": estimates,

  "units.list": estimates,
  "units.choices": estimates,
  "units.create": estimates,
  "units.update": estimates,
  "units.delete": estimates,

  "work_types.list": work,
  "work_types.create": work,
  "work_types.update": work,
  "work_types.delete": work,

  "calendar.list": calendar,
  "calendar.choices": calendar,
  "calendar.create": calendar,
  "calendar.read": calendar,
  "calendar.update": calendar,
  "calendar.delete": calendar,
  "calendar.duplicate": calendar,
  "calendar.restore": calendar,

  "products.list": estimates,
  "products.create": estimates,
  "products.read": estimates,
  "products.update": estimates,
  "products.delete": estimates,
  "products.images.create": estimates,
  "products.images.order": estimates,
  "products.images.delete": estimates,
  "files.read": estimates,

  // The page of a client shows its prices as well; there is nothing to add one for without the stock.
  "customer_prices.list": always,
  "customer_prices.create": estimates,
  "customer_prices.delete": estimates,

  "estimates.list": estimates,
  "estimates.create": estimates,
  "estimates.read": estimates,
  "estimates.update": estimates,
  "estimates.delete": estimates,
  "estimates.duplicate": estimates,
  "estimates.pdf": estimates,
  "estimates.offer_pdf": estimates,

  "stages.create": estimates,
  "stages.update": estimates,
  "stages.delete": estimates,
  "stages.duplicate": estimates,
  "stages.order": estimates,
  "positions.create": estimates,
  "positions.update": estimates,
  "positions.delete": estimates,
  "positions.duplicate": estimates,
  "positions.order": estimates,
  "position_items.list": estimates,
  "position_items.create": estimates,
  "position_items.update": estimates,
  "position_items.delete": estimates,
  "position_items.duplicate": estimates,
  "position_items.images": estimates,

  "additional_costs.create": costs,
  "additional_costs.update": costs,
  "additional_costs.delete": costs,
  "item_costs.create": costs,
  "item_costs.update": costs,
  "item_costs.delete": costs,

  "estimate_files.create": estimates,
  "estimate_files.read": estimates,
  "estimate_files.update": estimates,
  "estimate_files.delete": estimates,

  "invoices.list": estimates,
  "invoices.columns": estimates,
  "invoices.export": estimates,
  "invoices.of_estimate": estimates,
  "invoices.choices": estimates,
  "invoices.create": estimates,
  "invoices.read": estimates,
  "invoices.update": estimates,
  "invoices.delete": estimates,
  "invoices.issue": estimates,
  "invoices.close": estimates,
  "invoices.pdf": estimates,
  "payments.create": estimates,
  "payments.delete": estimates,
  "invoice_credit.read": estimates,
  "invoice_credit.refund": estimates,
  "invoice_credit.transfer": estimates,

  "company.read": always,
  "company.update": always,

  "holidays.list": calendar,
  "holidays.create": calendar,
  "holidays.delete": calendar,
  "holidays.restore": calendar,

  // What the company's own details and the settings offer, whatever is switched on.
  "vat_rates.list": always,
  "vat_rates.create": always,
  "vat_rates.update": always,
  "vat_rates.delete": always,

  // Parts of it have modules of their own (app/model/dashboard/dashboard.ts).
  "dashboard.read": always,

  "reports.customer_hours": hours,
  "reports.all_customer_hours": hours,
  "reports.customer_hours.export": hours,
  "reports.customer_projects_total": income,
  "reports.projects_total": income,
  "reports.projects_total.export": income,
  "reports.customer_invoices_total": income,
  "reports.invoices_total": income,
  "reports.invoices_total.export": income,
  "reports.customers_year": income,
  "reports.customers_year.export": income,
  "reports.customer_year": income,
  "reports.customer_year.export": income,
  "reports.production_costs": costs,
  "reports.production_costs.export": costs,
  "reports.invoiced_stock_items": invoicedItems,
  "reports.invoiced_stock_items.sheet": invoicedItems,
  "reports.invoiced_stock_items.export": invoicedItems,
  "reports.project_hours": projectHours,
  "reports.projects_hours": projectHours,
  "reports.projects_hours.export": projectHours,

  "docs.openapi": always,
  "docs.page": always,
};

/** Whether the modules of an operation are on. */
export const isOn = (operation: OperationId, enabled: readonly string[]): boolean =>
  modules[operation].every((group) => group.some((key) => enabled.includes(key)));
