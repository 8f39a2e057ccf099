/** Where each kind of visitor lands; null is the page that says that nothing is there. */
export interface Landing {
  stranger: string | null;
  admin: string | null;
  office: string | null;
  employee: string | null;
}

const login = (to: string) => `/login?to=${encodeURIComponent(to)}`;
const first = "/calendar";
/** Where administrators start. */
const dashboard = "/dashboard";
const home: Landing = { stranger: "/login", admin: dashboard, office: first, employee: first };
const nothing: Landing = { stranger: "/login", admin: null, office: null, employee: null };
/** Open to everybody, to everybody who is signed in, to administrators and users, to administrators alone. */
const toAll = (path: string): Landing => ({ stranger: path, admin: path, office: path, employee: path });
const toStaff = (path: string): Landing => ({ ...toAll(path), stranger: login(path) });
const screen = (path: string): Landing => ({ ...toStaff(path), employee: first });
const toAdmin = (path: string): Landing => ({ ...screen(path), office: first });

/** Every address of the site by its pattern, with an example of it. A new route has to be entered here. */
export const site: Record<string, { at: string; lands: Landing }> = {
  "/": { at: "/", lands: home },
  "/login": { at: "/login", lands: home },
  "/logout": { at: "/logout", lands: home },
  "/language": { at: "/language", lands: home },
  "/frame/menu": { at: "/frame/menu", lands: home },
  "/renew-password": { at: "/renew-password", lands: toAll("/renew-password") },
  "/renew-password-form/:token": {
    at: "/renew-password-form/none",
    lands: toAll("/renew-password-form/none"),
  },
  "/no-destionation": {
    at: "/no-destionation",
    lands: toStaff("/no-destionation"),
  },
  "/dashboard": {
    at: "/dashboard?from=2025-01-01&to=2025-12-31",
    lands: toAdmin("/dashboard?from=2025-01-01&to=2025-12-31"),
  },
  "/calendar": { at: "/calendar", lands: toStaff("/calendar") },
  "/calendar/add": { at: "/calendar/add", lands: toStaff("/calendar/add") },
  "/calendar/entries/:entryId": { at: "/calendar/entries/1", lands: toStaff("/calendar/entries/1") },
  "/calendar/entries/:entryId/delete": {
    at: "/calendar/entries/1/delete",
    lands: toStaff("/calendar/entries/1/delete"),
  },
  "/clients": { at: "/clients", lands: screen("/clients") },
  "/clients/banks": { at: "/clients/banks", lands: screen("/clients/banks") },
  "/clients/add": { at: "/clients/add", lands: screen("/clients/add") },
  "/clients/add/banks": { at: "/clients/add/banks", lands: screen("/clients/add/banks") },
  "/clients/:clientId": { at: "/clients/1", lands: screen("/clients/1") },
  "/clients/:clientId/banks": { at: "/clients/1/banks", lands: screen("/clients/1/banks") },
  "/clients/:clientId/delete": { at: "/clients/1/delete", lands: screen("/clients/1/delete") },
  "/projects": { at: "/projects?status=2&page=2", lands: screen("/projects?status=2&page=2") },
  "/projects/add": { at: "/projects/add", lands: screen("/projects/add") },
  "/projects/filter": { at: "/projects/filter", lands: screen("/projects/filter") },
  "/projects/:projectId": { at: "/projects/1", lands: screen("/projects/1") },
  "/projects/:projectId/delete": { at: "/projects/1/delete", lands: screen("/projects/1/delete") },
  "/projects/:projectId/planning": {
    at: "/projects/1/planning",
    lands: screen("/projects"),
  },
  "/projects/:projectId/estimates": { at: "/projects/1/estimates", lands: screen("/projects/1/estimates") },
  "/projects/:projectId/estimate": {
    at: "/projects/1/estimate",
    lands: { ...screen("/estimate/1"), stranger: login("/projects/1/estimate") },
  },
  "/estimate/:estimateId": { at: "/estimate/1", lands: screen("/estimate/1") },
  "/estimate/:estimateId/delete/:row": {
    at: "/estimate/1/delete/item-1",
    lands: screen("/estimate/1/delete/item-1"),
  },
  "/estimate/:estimateId/preview": { at: "/estimate/1/preview", lands: screen("/estimate/1/preview") },
  "/estimate/:estimateId/offer": { at: "/estimate/1/offer", lands: screen("/estimate/1/offer") },
  "/estimate/:estimateId/duplicate": { at: "/estimate/1/duplicate", lands: screen("/estimate/1/duplicate") },
  "/estimate/:estimateId/items/:itemId/images": {
    at: "/estimate/1/items/1/images",
    lands: { ...screen("/estimate/1/items/1/images"), admin: null, office: null },
  },
  "/invoices": { at: "/invoices?status=2&page=1", lands: screen("/invoices?status=2&page=1") },
  "/invoices/filter": { at: "/invoices/filter", lands: screen("/invoices/filter") },
  "/invoices/export": { at: "/invoices/export", lands: screen("/invoices/export") },
  "/choices/projects": { at: "/choices/projects?q=a", lands: screen("/choices/projects?q=a") },
  "/choices/products": { at: "/choices/products?q=a", lands: screen("/choices/products?q=a") },
  "/estimate/:estimateId/files/add": { at: "/estimate/1/files/add", lands: screen("/estimate/1/files/add") },
  "/estimate/:estimateId/files/:fileId": {
    at: "/estimate/1/files/999999",
    lands: { ...screen("/estimate/1/files/999999"), admin: null, office: null },
  },
  "/estimate/:estimateId/files/:fileId/delete": {
    at: "/estimate/1/files/999999/delete",
    lands: { ...screen("/estimate/1/files/999999/delete"), admin: null, office: null },
  },
  "/estimate/:estimateId/files": { at: "/estimate/1/files", lands: screen("/estimate/1") },
  "/estimate/:estimateId/costs": { at: "/estimate/1/costs", lands: screen("/estimate/1/costs") },
  "/estimate/:estimateId/items/:itemId/costs": {
    at: "/estimate/1/items/1/costs",
    lands: screen("/estimate/1/items/1/costs"),
  },
  "/invoices/:estimateId/create": { at: "/invoices/1/create", lands: screen("/invoices/1/create") },
  ...Object.fromEntries(
    [
      ["/invoices/:estimateId/edit/:invoiceId", "/invoices/1/edit/999999"],
      ["/invoices/:estimateId/:invoiceId", "/invoices/1/999999"],
      ["/invoices/:estimateId/:invoiceId/issue", "/invoices/1/999999/issue"],
      ["/invoices/:estimateId/:invoiceId/download", "/invoices/1/999999/download"],
      ["/invoices/:estimateId/:invoiceId/delete", "/invoices/1/999999/delete"],
      ["/invoices/:estimateId/:invoiceId/void", "/invoices/1/999999/void"],
      ["/invoices/:estimateId/:invoiceId/close", "/invoices/1/999999/close"],
      ["/invoices/:estimateId/:invoiceId/refund", "/invoices/1/999999/refund"],
      ["/invoices/:estimateId/:invoiceId/transfer", "/invoices/1/999999/transfer"],
      ["/invoices/:estimateId/:invoiceId/payments/add", "/invoices/1/999999/payments/add"],
      ["/invoices/:estimateId/:invoiceId/payments/:paymentId/delete", "/invoices/1/999999/payments/1/delete"],
    ].map(([pattern, at = ""]) => [pattern, { at, lands: { ...screen(at), admin: null, office: null } }]),
  ),
  "/reports": {
    at: "/reports",
    lands: {
      ...screen("/reports/planning-report"),
      admin: "/reports/financial-report",
      stranger: login("/reports"),
    },
  },
  "/reports/financial-report": {
    at: "/reports/financial-report",
    lands: toAdmin("/reports/financial-report"),
  },
  "/reports/planning-report": {
    at: "/reports/planning-report",
    lands: screen("/reports/planning-report"),
  },
  "/choices/clients": { at: "/choices/clients?q=a", lands: screen("/choices/clients?q=a") },
  "/clients/:clientId/prices/add": { at: "/clients/1/prices/add", lands: screen("/clients/1/prices/add") },
  "/clients/:clientId/prices/:priceId/delete": {
    at: "/clients/1/prices/1/delete",
    lands: screen("/clients/1"),
  },
  "/choices/stock-items": {
    at: "/choices/stock-items?q=a",
    lands: screen("/choices/stock-items?q=a"),
  },
  "/update-user-information": {
    at: "/update-user-information",
    lands: toStaff("/update-user-information"),
  },
  ...Object.fromEntries(
    [
      ["/users", "/users?role_id=2"],
      ["/users/add", "/users/add"],
      ["/users/:userId", "/users/1"],
      ["/users/:userId/delete", "/users/1/delete"],
      ["/users/:userId/deactivate", "/users/1/deactivate"],
      ["/settings", "/settings"],
      ["/settings/modules", "/settings/modules"],
      ["/settings/branding", "/settings/branding"],
      ["/settings/units", "/settings/units"],
      ["/settings/calendar", "/settings/calendar?year=2026"],
      ["/settings/vat", "/settings/vat"],
      ["/settings/vat/add", "/settings/vat/add"],
      ["/settings/vat/:rateId", "/settings/vat/1"],
      ["/settings/texts", "/settings/texts?q=klients"],
      ["/settings/texts/reset", "/settings/texts/reset?lang=en"],
      ["/stock", "/stock"],
      ["/stock/units", "/stock/units"],
      ["/stock/add", "/stock/add"],
      ["/stock/:itemId", "/stock/1"],
      ["/stock/:itemId/delete", "/stock/1/delete"],
      ["/stock/production", "/stock/production"],
      ["/stock/production/units", "/stock/production/units"],
      ["/stock/production/add", "/stock/production/add"],
      ["/stock/production/:itemId", "/stock/production/1"],
      ["/stock/production/:itemId/delete", "/stock/production/1/delete"],
      ["/stock/vacancies", "/stock/vacancies"],
      ["/stock/vacancies/add", "/stock/vacancies/add"],
      ["/stock/vacancies/:workTypeId", "/stock/vacancies/1"],
      ["/stock/vacancies/:workTypeId/delete", "/stock/vacancies/1/delete"],
      ["/stock/products", "/stock/products"],
      ["/stock/products/add", "/stock/products/add"],
      ["/stock/products/:productId", "/stock/products/1"],
      ["/stock/products/:productId/delete", "/stock/products/1/delete"],
    ].map(([pattern, at = ""]) => [pattern, { at, lands: toAdmin(at) }]),
  ),
  // Addresses that only take what is sent to them lead to their lists.
  "/users/:userId/active": { at: "/users/1/active", lands: toAdmin("/users") },
  "/stock/:itemId/active": { at: "/stock/1/active", lands: toAdmin("/stock") },
  "/stock/products/:productId/images": {
    at: "/stock/products/1/images",
    lands: toAdmin("/stock/products/1"),
  },
  "/settings/branding/:address/images/:kind": {
    at: "/settings/branding/all/images/logo_main",
    lands: toAdmin("/settings/branding"),
  },
  "/favicon.svg": { at: "/favicon.svg", lands: toAll("/favicon.svg") },
  "/*": { at: "/nowhere/at-all", lands: nothing },
};

/** Addresses that look like others, and rows that do not exist. */
export const oddities: { at: string; lands: Landing }[] = [
  { at: "/dashboard/nothing", lands: nothing },
  { at: "/clients/", lands: screen("/clients/") },
  { at: "/clients/999999", lands: { ...screen("/clients/999999"), admin: null, office: null } },
  { at: "/projects/999999", lands: { ...screen("/projects/999999"), admin: null, office: null } },
  { at: "/estimate/999999", lands: { ...screen("/estimate/999999"), admin: null, office: null } },
  {
    at: "/estimate/1/items/999999/costs",
    lands: { ...screen("/estimate/1/items/999999/costs"), admin: null, office: null },
  },
  { at: "/users/999999", lands: { ...toAdmin("/users/999999"), admin: null } },
  { at: "/stock/vacancies/999999", lands: { ...toAdmin("/stock/vacancies/999999"), admin: null } },
  { at: "/clients/1/nothing", lands: nothing },
  { at: "/calendar/entries/999999", lands: { ...nothing, stranger: login("/calendar/entries/999999") } },
];
