import type { Role } from "#model/user/role.ts";

/** Who may do what: every operation of the API, by role (specification §6, §2.1). The one place where this is said. */
type Caller = Role | "anyone";

const everybody: readonly Caller[] = ["admin", "user", "employee"];
const office: readonly Caller[] = ["admin", "user"];
const admin: readonly Caller[] = ["admin"];
const anyone: readonly Caller[] = ["anyone"];

export const permissions = {
  "session.open": anyone,
  "session.close": everybody,
  "session.user": everybody,
  "session.information": everybody,
  "session.password": everybody,
  "renewal.request": anyone,
  "renewal.check": anyone,
  "renewal.complete": anyone,

  "config.read": anyone,
  "config.image": anyone,
  "config.company.read": admin,
  "config.company.update": admin,
  "config.company.image": admin,
  "config.language.update": admin,
  "config.modules.update": admin,

  "clients.list": office,
  "clients.create": office,
  "clients.read": office,
  "clients.update": office,
  "clients.delete": office,
  "clients.restore": office,

  "banks.list": office,
  "banks.create": office,
  "banks.update": office,
  "banks.delete": office,

  "projects.list": office,
  "projects.names": office,
  "projects.choices": office,
  "projects.create": office,
  "projects.read": office,
  "projects.update": office,
  "projects.delete": office,
  "projects.planning": office,

  "users.list": admin,
  "users.choices": admin,
  "users.create": admin,
  "users.read": admin,
  "users.update": admin,
  "users.delete": admin,

  // Estimates and clients' prices are made of items, units and products; the catalogue itself is the administrator's.
  "stock_items.list": office,
  "stock_items.choices": office,
  "stock_items.create": admin,
  "stock_items.read": admin,
  "stock_items.update": admin,
  "stock_items.delete": admin,

  "units.list": office,
  "units.choices": office,
  "units.create": admin,
  "units.update": admin,
  "units.delete": admin,

  // The calendar shows everybody what kind of work an entry is.
  "work_types.list": everybody,
  "work_types.create": admin,
  "work_types.update": admin,
  "work_types.delete": admin,

  // Which entries somebody may change is another question (api/calendar-rights.ts).
  "calendar.list": everybody,
  "calendar.choices": everybody,
  "calendar.create": everybody,
  "calendar.read": everybody,
  "calendar.update": everybody,
  "calendar.delete": everybody,
  "calendar.duplicate": everybody,
  "calendar.restore": everybody,

  "products.list": office,
  "products.create": admin,
  "products.read": office,
  "products.update": admin,
  "products.delete": admin,
  "products.images.create": admin,
  "products.images.order": admin,
  "products.images.delete": admin,
  "files.read": office,

  "customer_prices.list": office,
  "customer_prices.create": office,
  "customer_prices.delete": office,

  "estimates.list": office,
  "estimates.create": office,
  "estimates.read": office,
  "estimates.update": office,
  "estimates.delete": office,
  "estimates.duplicate": office,
  "estimates.pdf": office,
  "estimates.offer_pdf": office,

  "stages.create": office,
  "stages.update": office,
  "stages.delete": office,
  "stages.duplicate": office,
  "stages.order": office,
  "positions.create": office,
  "positions.update": office,
  "positions.delete": office,
  "positions.duplicate": office,
  "positions.order": office,
  "position_items.list": office,
  "position_items.create": office,
  "position_items.update": office,
  "position_items.delete": office,
  "position_items.duplicate": office,
  "position_items.images": office,

  "additional_costs.create": office,
  "additional_costs.update": office,
  "additional_costs.delete": office,
  "item_costs.create": office,
  "item_costs.update": office,
  "item_costs.delete": office,

  "estimate_files.create": office,
  "estimate_files.read": office,
  "estimate_files.update": office,
  "estimate_files.delete": office,

  // That an issued document is voided by administrators alone is another question (api/invoices/invoices.ts).
  "invoices.list": office,
  "invoices.columns": office,
  "invoices.export": office,
  "invoices.of_estimate": office,
  "invoices.choices": office,
  "invoices.create": office,
  "invoices.read": office,
  "invoices.update": office,
  "invoices.delete": office,
  "invoices.issue": office,
  "invoices.close": office,
  "invoices.pdf": office,
  "payments.create": office,
  "payments.delete": office,
  "invoice_credit.read": office,
  "invoice_credit.refund": office,
  "invoice_credit.transfer": office,

  "holidays.list": admin,
  "holidays.create": admin,
  "holidays.delete": admin,
  "holidays.restore": admin,

  // Estimates offer them.
  "vat_rates.list": office,
  "vat_rates.create": admin,
  "vat_rates.update": admin,
  "vat_rates.delete": admin,

  "company.read": office,
  "company.update": admin,

  "dashboard.read": admin,

  "reports.customer_hours": admin,
  "reports.all_customer_hours": admin,
  "reports.customer_hours.export": admin,
  "reports.customer_projects_total": admin,
  "reports.projects_total": admin,
  "reports.projects_total.export": admin,
  "reports.customer_invoices_total": admin,
  "reports.invoices_total": admin,
  "reports.invoices_total.export": admin,
  "reports.customers_year": admin,
  "reports.customers_year.export": admin,
  "reports.customer_year": admin,
  "reports.customer_year.export": admin,
  "reports.production_costs": admin,
  "reports.production_costs.export": admin,
  "reports.invoiced_stock_items": admin,
  "reports.invoiced_stock_items.sheet": admin,
  "reports.invoiced_stock_items.export": admin,
  // Planning shows hours and no money.
  "reports.project_hours": office,
  "reports.projects_hours": office,
  "reports.projects_hours.export": office,

  "docs.openapi": anyone,
  "docs.page": anyone,
} satisfies Record<string, readonly Caller[]>;

export type OperationId = keyof typeof permissions;

/** Whether a caller (null: nobody is signed in) may call an operation. */
export function mayCall(operation: OperationId, role: Role | null): boolean {
  const callers: readonly Caller[] = permissions[operation];
  return callers.includes("anyone") || (role !== null && callers.includes(role));
}
