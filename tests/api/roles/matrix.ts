/** How an operation is called here: so that nothing changes, no matter who is let in. */
type Call = readonly [method: string, path: string, body?: object];

export const callers = [
  "anonymous",
  "admin",
  "user",
  "planner",
  "employee",
  "logged out",
  "administrator of another installation",
] as const;
export type CallerName = (typeof callers)[number];

/** Who is let in; everybody else is a stranger (401) or has another role (403). */
type Admitted = readonly CallerName[];
const all: Admitted = callers;
const signedIn: Admitted = ["admin", "user", "planner", "employee"];
const office: Admitted = ["admin", "user", "planner"];
const admin: Admitted = ["admin"];

/** Strangers, to whom a closed operation answers 401 and not 403. */
export const strangers: Admitted = ["anonymous", "logged out", "administrator of another installation"];

const nobody = 4_000_000;

/**
 * Who may do what, said a second time and by hand (specification §6, §2.1): a slip in the permissions shows here. Every
 * operation has its row.
 */
export const matrix: Record<string, readonly [Call, Admitted]> = {
  "session.open": [["POST", "/login", {}], all],
  "session.close": [["GET", "/logout"], signedIn],
  "session.user": [["GET", "/user"], signedIn],
  "session.information": [["PATCH", "/user/update-info", {}], signedIn],
  "session.password": [["PATCH", "/user/update-password", {}], signedIn],
  "renewal.request": [["POST", "/request_password_reset", {}], all],
  "renewal.check": [["GET", "/check_password_reset/none"], all],
  "renewal.complete": [["PATCH", "/update_password_reset/none", {}], all],

  "config.read": [["GET", "/system-config"], all],
  "config.image": [["GET", "/images/none.png"], all],
  "config.company.read": [["GET", "/companies/1"], admin],
  "config.company.update": [["PATCH", "/companies/1", { colors: 1 }], admin],
  "config.company.image": [["POST", "/companies/1/images/logo_main", {}], admin],
  "config.language.update": [["PATCH", `/languages/${nobody}`, { translations: {} }], admin],
  "config.modules.update": [["PATCH", "/modules", { modules: 1 }], admin],

  "clients.list": [["GET", "/customers"], office],
  "clients.create": [["POST", "/customers", {}], office],
  "clients.read": [["GET", `/customers/${nobody}`], office],
  "clients.update": [["PATCH", `/customers/${nobody}`, {}], office],
  "clients.delete": [["DELETE", `/customers/${nobody}`], office],
  "clients.restore": [["POST", `/customers/${nobody}/restore`], office],

  "banks.list": [["GET", "/banks"], office],
  "banks.create": [["POST", "/banks", {}], office],
  "banks.update": [["PATCH", `/banks/${nobody}`, { status: 1 }], office],
  "banks.delete": [["DELETE", `/banks/${nobody}`], office],

  "projects.list": [["GET", "/projects"], office],
  "projects.names": [["GET", "/all_projects_list"], office],
  "projects.choices": [["GET", "/projects/create"], office],
  "projects.create": [["POST", "/projects", {}], office],
  "projects.read": [["GET", `/projects/${nobody}`], office],
  "projects.update": [["PATCH", `/projects/${nobody}`, {}], office],
  "projects.delete": [["DELETE", `/projects/${nobody}`], office],
  "projects.planning": [["PATCH", `/projects/${nobody}/toggle-planning`], office],

  "users.list": [["GET", "/users"], admin],
  "users.choices": [["GET", "/users/create"], admin],
  "users.create": [["POST", "/register", {}], admin],
  "users.read": [["GET", `/users/${nobody}`], admin],
  "users.update": [["PATCH", `/users/${nobody}`, {}], admin],
  "users.delete": [["DELETE", `/users/${nobody}`], admin],

  "stock_items.list": [["GET", "/stock_items"], office],
  "stock_items.choices": [["GET", "/all_stock_items"], office],
  "stock_items.create": [["POST", "/stock_items", {}], admin],
  "stock_items.read": [["GET", `/stock_items/${nobody}`], admin],
  "stock_items.update": [["PATCH", `/stock_items/${nobody}`, {}], admin],
  "stock_items.delete": [["DELETE", `/stock_items/${nobody}`], admin],

  "units.list": [["GET", "/measure_units"], office],
  "units.choices": [["GET", "/position_items/create"], office],
  "units.create": [["POST", "/measure_units", {}], admin],
  "units.update": [["PATCH", `/measure_units/${nobody}`, {}], admin],
  "units.delete": [["DELETE", `/measure_units/${nobody}`], admin],

  "work_types.list": [["GET", "/work-types"], signedIn],
  "work_types.create": [["POST", "/work-types", {}], admin],
  "work_types.update": [["PATCH", `/work-types/${nobody}`, {}], admin],
  "work_types.delete": [["DELETE", `/work-types/${nobody}`], admin],

  "calendar.list": [["GET", "/calendar"], signedIn],
  "calendar.choices": [["GET", "/calendar/create"], signedIn],
  "calendar.create": [["POST", "/calendar", {}], signedIn],
  "calendar.read": [["GET", `/calendar/${nobody}`], signedIn],
  "calendar.update": [["PATCH", `/calendar/${nobody}`, {}], signedIn],
  "calendar.delete": [["DELETE", `/calendar/${nobody}`], signedIn],
  "calendar.duplicate": [["POST", `/calendar/${nobody}/duplicate`, {}], signedIn],
  "calendar.restore": [["POST", `/calendar/${nobody}/restore`], signedIn],

  "products.list": [["GET", "/products"], office],
  "products.create": [["POST", "/products", {}], admin],
  "products.read": [["GET", `/products/${nobody}`], office],
  "products.update": [["PATCH", `/products/${nobody}`, {}], admin],
  "products.delete": [["DELETE", `/products/${nobody}`], admin],
  "products.images.create": [["POST", `/products/${nobody}/add-files`], admin],
  "products.images.order": [["PATCH", `/products/${nobody}/files_order`, { files: [] }], admin],
  "products.images.delete": [["DELETE", `/products/${nobody}/files/${nobody}`], admin],
  "files.read": [["GET", `/files/${"0".repeat(32)}.png`], office],

  "customer_prices.list": [["GET", `/${nobody}/customer_stock_item_prices`], office],
  "customer_prices.create": [["POST", `/${nobody}/customer_stock_item_prices`, {}], office],
  "customer_prices.delete": [["DELETE", `/customer_stock_item_prices/${nobody}`], office],

  "estimates.list": [["GET", "/estimates"], office],
  "estimates.create": [["POST", "/estimates", {}], office],
  "estimates.read": [["GET", `/estimates/${nobody}`], office],
  "estimates.update": [["PATCH", `/estimates/${nobody}`, {}], office],
  "estimates.delete": [["DELETE", `/estimates/${nobody}`], office],
  "estimates.duplicate": [["POST", `/estimates/${nobody}/duplicate`, {}], office],
  "estimates.pdf": [["GET", `/estimates/pdf/${nobody}`], office],
  "estimates.offer_pdf": [["GET", `/estimates/offer-pdf/${nobody}`], office],
  "stages.create": [["POST", `/${nobody}/stages`, {}], office],
  "stages.update": [["PATCH", `/stages/${nobody}`, {}], office],
  "stages.delete": [["DELETE", `/stages/${nobody}`], office],
  "stages.duplicate": [["POST", `/stages/${nobody}/duplicate`], office],
  "stages.order": [["PATCH", "/estimate_stages_position_order", { stages: [{ id: nobody }] }], office],
  "positions.create": [["POST", "/positions", { estimate_id: nobody }], office],
  "positions.update": [["PATCH", `/positions/${nobody}`, {}], office],
  "positions.delete": [["DELETE", `/positions/${nobody}`], office],
  "positions.duplicate": [["POST", `/positions/${nobody}/duplicate`], office],
  "positions.order": [
    ["PATCH", "/estimate_additional_position_order", { positions: [{ id: nobody }] }],
    office,
  ],
  "position_items.list": [["GET", `/${nobody}/position_items`], office],
  "position_items.create": [
    ["POST", `/${nobody}/position_items`, { position_items: [{ name: "Rinda" }] }],
    office,
  ],
  "position_items.update": [["PATCH", `/position_items/${nobody}`, {}], office],
  "position_items.delete": [["DELETE", `/position_items/${nobody}`], office],
  "position_items.duplicate": [["POST", `/position_items/${nobody}/duplicate`], office],
  "position_items.images": [["POST", `/position_items/${nobody}/images`, { images: [] }], office],
  "additional_costs.create": [["POST", `/${nobody}/additional_costs`, {}], office],
  "additional_costs.update": [["PATCH", `/additional_costs/${nobody}`, {}], office],
  "additional_costs.delete": [["DELETE", `/additional_costs/${nobody}`], office],
  "item_costs.create": [["POST", `/position_items/${nobody}/additional_costs`, {}], office],
  "item_costs.update": [["PATCH", `/position_items/${nobody}/additional_costs/${nobody}`, {}], office],
  "item_costs.delete": [["DELETE", `/position_items/${nobody}/additional_costs/${nobody}`], office],
  "estimate_files.create": [["POST", `/estimates/${nobody}/files`, {}], office],
  "estimate_files.read": [["GET", `/estimates/${nobody}/files/${nobody}`], office],
  "estimate_files.update": [["PATCH", `/estimates/${nobody}/files/${nobody}`, {}], office],
  "estimate_files.delete": [["DELETE", `/estimates/${nobody}/files/${nobody}`], office],

  "invoices.list": [["GET", "/invoices"], office],
  "invoices.columns": [["GET", "/invoices/columns"], office],
  "invoices.export": [["GET", "/invoices/export"], office],
  "invoices.of_estimate": [["GET", `/${nobody}/invoices`], office],
  "invoices.choices": [["GET", `/${nobody}/invoices/create`], office],
  "invoices.create": [["POST", `/${nobody}/invoices`, {}], office],
  "invoices.read": [["GET", `/invoices/${nobody}`], office],
  "invoices.update": [["PATCH", `/invoices/${nobody}`, {}], office],
  "invoices.delete": [["DELETE", `/invoices/${nobody}`], office],
  "invoices.issue": [["POST", `/invoices/${nobody}/final_document`, {}], office],
  "invoices.close": [["POST", `/invoices/${nobody}/close`, {}], office],
  "invoices.pdf": [["GET", `/invoices/pdf/${nobody}`], office],
  "payments.create": [["POST", `/invoices/${nobody}/payments`, {}], office],
  "payments.delete": [["DELETE", `/invoices/${nobody}/payments/${nobody}`], office],
  "invoice_credit.read": [["GET", `/invoices/${nobody}/credit`], office],
  "invoice_credit.refund": [["POST", `/invoices/${nobody}/refunds`, {}], office],
  "invoice_credit.transfer": [["POST", `/invoices/${nobody}/transfers`, {}], office],

  "holidays.list": [["GET", "/holidays"], admin],
  "holidays.create": [["POST", "/holidays", {}], admin],
  "holidays.delete": [["DELETE", "/holidays/2026-11-20"], admin],
  "holidays.restore": [["POST", "/holidays/2026-11-20/restore"], admin],

  "vat_rates.list": [["GET", "/vat_rates"], office],
  "vat_rates.create": [["POST", "/vat_rates", {}], admin],
  "vat_rates.update": [["PATCH", `/vat_rates/${nobody}`, {}], admin],
  "vat_rates.delete": [["DELETE", `/vat_rates/${nobody}`], admin],

  "company.read": [["GET", "/companies/1/details"], office],
  "company.update": [["PATCH", "/companies/1/details", { vat_rate: "x" }], admin],

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
  "reports.invoiced_stock_items": [["POST", "/reports/invoiced_stock_items", {}], admin],
  "reports.invoiced_stock_items.sheet": [["GET", "/reports/invoiced_stock_items"], admin],
  "reports.invoiced_stock_items.export": [["GET", "/reports/invoiced_stock_items/export"], admin],
  "reports.project_hours": [["GET", `/reports/project-stock-hours/${nobody}`], office],
  "reports.projects_hours": [["GET", "/reports/projects-stock-hours"], office],
  "reports.projects_hours.export": [["GET", "/reports/projects-stock-hours/export"], office],

  "docs.openapi": [["GET", "/openapi.json"], all],
  "docs.page": [["GET", "/docs"], all],
};
