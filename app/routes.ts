import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@remix-run/route-config";

/**
 * A page with its dialogs: where one of them fails, the page below stays. The id is Remix's own where none is given: the
 * file's name without its extension.
 */
const page = (path: string, file: string, dialogs: RouteConfigEntry[], id = file.replace(/\.tsx$/, "")) =>
  route(path, file, { id }, [layout("routes/frame/dialogs.tsx", { id: `${id}/dialogs` }, dialogs)]);

/** The dialogs over a list of stock items. */
const items = (list: string) => [
  route("units", "routes/units/dialog.tsx", { id: `stock/${list}/units` }),
  route("add", "routes/stock/add-dialog.tsx", { id: `stock/${list}/add` }),
  route(":itemId", "routes/stock/edit-dialog.tsx", { id: `stock/${list}/edit` }),
  route(":itemId/delete", "routes/stock/delete-dialog.tsx", { id: `stock/${list}/delete` }),
];

/** Every address of the site. */
export default [
  index("routes/session/start.ts"),

  layout("routes/session/layout.tsx", [
    route("login", "routes/session/login.tsx"),
    route("renew-password", "routes/session/renewal-request.tsx"),
    route("renew-password-form/:token", "routes/session/renewal.tsx"),
  ]),
  route("logout", "routes/session/logout.ts"),
  route("language", "routes/session/language.ts"),

  layout("routes/frame/layout.tsx", [
    route("no-destionation", "routes/frame/no-destination.tsx"),
    route("update-user-information", "routes/profile/page.tsx"),

    route("dashboard", "routes/dashboard/page.tsx"),

    page("calendar", "routes/calendar/page.tsx", [
      route("add", "routes/calendar/add-dialog.tsx"),
      route("entries/:entryId", "routes/calendar/entry-dialog.tsx"),
      route("entries/:entryId/delete", "routes/calendar/delete-dialog.tsx"),
    ]),

    page("users", "routes/users/list.tsx", [
      route("add", "routes/users/add-dialog.tsx"),
      route(":userId", "routes/users/edit-dialog.tsx"),
      route(":userId/delete", "routes/users/delete-dialog.tsx"),
      route(":userId/deactivate", "routes/users/deactivate-dialog.tsx"),
    ]),

    ...prefix("clients", [
      page("", "routes/clients/list.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/banks" }),
      ]),
      page("add", "routes/clients/add.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/add/banks" }),
      ]),
      page(":clientId", "routes/clients/edit.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/edit/banks" }),
        route("delete", "routes/clients/delete-dialog.tsx"),
        route("prices/add", "routes/customer-prices/add-dialog.tsx"),
      ]),
    ]),

    page("projects", "routes/projects/list.tsx", [
      route("add", "routes/projects/add-dialog.tsx"),
      route("filter", "routes/projects/filter-dialog.tsx"),
      route(":projectId", "routes/projects/edit-dialog.tsx"),
      route(":projectId/delete", "routes/projects/delete-dialog.tsx"),
      route(":projectId/estimates", "routes/estimates/of-project-dialog.tsx"),
    ]),

    route("projects/:projectId/estimate", "routes/estimates/of-project.ts"),
    page("estimate/:estimateId", "routes/estimates/page.tsx", [
      route("delete/:row", "routes/estimates/delete-dialog.tsx"),
      route("preview", "routes/estimates/preview/estimate-dialog.tsx"),
      route("offer", "routes/estimates/preview/offer-dialog.tsx"),
      route("duplicate", "routes/estimates/duplicate-dialog.tsx"),
      route("items/:itemId/images", "routes/estimates/images-dialog.tsx"),
      route("files/add", "routes/estimates/files/add-dialog.tsx"),
      route("files/:fileId", "routes/estimates/files/edit-dialog.tsx"),
      route("files/:fileId/delete", "routes/estimates/files/delete-dialog.tsx"),
      route("costs", "routes/estimates/costs/dialog.tsx", { id: "estimate/costs" }),
      route("items/:itemId/costs", "routes/estimates/costs/dialog.tsx", { id: "estimate/items/costs" }),
    ]),

    page("invoices", "routes/invoices/list.tsx", [
      route("filter", "routes/invoices/filter-dialog.tsx"),
      route("export", "routes/invoices/export-dialog.tsx"),
    ]),
    ...prefix("invoices/:estimateId", [
      route("create", "routes/invoices/create.tsx"),
      route("edit/:invoiceId", "routes/invoices/edit.tsx"),
      page(":invoiceId", "routes/invoices/view.tsx", [
        route("issue", "routes/invoices/issue-dialog.tsx"),
        route("download", "routes/invoices/download-dialog.tsx"),
        route("delete", "routes/invoices/delete-dialog.tsx"),
        route("void", "routes/invoices/void-dialog.tsx"),
        route("close", "routes/invoices/close-dialog.tsx"),
        route("refund", "routes/invoices/payments/refund-dialog.tsx"),
        route("transfer", "routes/invoices/payments/transfer-dialog.tsx"),
        route("payments/add", "routes/invoices/payments/add-dialog.tsx"),
        route("payments/:paymentId/delete", "routes/invoices/payments/delete-dialog.tsx"),
      ]),
    ]),

    // Agency items at the front; the other lists of the stock have their own names behind it.
    page("stock", "routes/stock/items.tsx", items("agency"), "stock/agency"),
    ...prefix("stock", [
      page("production", "routes/stock/items.tsx", items("production"), "stock/production"),
      page("vacancies", "routes/work-types/list.tsx", [
        route("add", "routes/work-types/add-dialog.tsx"),
        route(":workTypeId", "routes/work-types/edit-dialog.tsx"),
        route(":workTypeId/delete", "routes/work-types/delete-dialog.tsx"),
      ]),
      page("products", "routes/products/list.tsx", [
        route("add", "routes/products/add-dialog.tsx"),
        route(":productId", "routes/products/edit-dialog.tsx"),
        route(":productId/delete", "routes/products/delete-dialog.tsx"),
      ]),
    ]),

    ...prefix("reports", [
      route("", "routes/reports/first.ts"),
      route("financial-report", "routes/reports/financial.tsx"),
      route("planning-report", "routes/reports/planning.tsx"),
    ]),

    route("settings", "routes/settings/company.tsx"),
    route("settings/modules", "routes/settings/modules.tsx"),
    route("settings/branding", "routes/settings/branding/page.tsx"),
    route("settings/units", "routes/settings/units.tsx"),
    route("settings/calendar", "routes/settings/calendar/page.tsx"),
    page("settings/vat", "routes/settings/vat/list.tsx", [
      route("add", "routes/settings/vat/add-dialog.tsx"),
      route(":rateId", "routes/settings/vat/edit-dialog.tsx"),
    ]),
    page("settings/texts", "routes/settings/texts/page.tsx", [
      route("reset", "routes/settings/texts/reset-dialog.tsx"),
    ]),

    route("*", "routes/frame/not-found.tsx"),
  ]),

  route("projects/:projectId/planning", "routes/projects/planning.ts"),
  route("users/:userId/active", "routes/users/active.ts"),
  route("stock/:itemId/active", "routes/stock/active.ts"),
  route("stock/products/:productId/images", "routes/products/images.ts"),
  route("estimate/:estimateId/files", "routes/estimates/files/upload.ts"),
  route("settings/branding/:address/images/:kind", "routes/settings/branding/upload.ts"),
  route("clients/:clientId/prices/:priceId/delete", "routes/customer-prices/remove.ts"),
  route("choices/clients", "routes/clients/choices.ts"),
  route("choices/projects", "routes/projects/choices.ts"),
  route("choices/stock-items", "routes/stock/choices.ts"),
  route("choices/products", "routes/products/choices.ts"),
  route("frame/menu", "routes/frame/menu-width.ts"),
  route("favicon.svg", "routes/frame/favicon.ts"),
] satisfies RouteConfig;
