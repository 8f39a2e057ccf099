import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { bank } from "./routes/bank/routes.ts";
import { calendar } from "./routes/calendar/routes.ts";
import { clients } from "./routes/clients/routes.ts";
import { eInvoices } from "./routes/e-invoices/routes.ts";
import { estimates } from "./routes/estimates/routes.ts";
import { inbox } from "./routes/inbox/routes.ts";
import { invoices } from "./routes/invoices/routes.ts";
import { projects } from "./routes/projects/routes.ts";
import { purchaseOrders } from "./routes/purchase-orders/routes.ts";
import { purchases } from "./routes/purchases/routes.ts";
import { recurring } from "./routes/recurring/routes.ts";
import { reminders } from "./routes/reminders/routes.ts";
import { reports } from "./routes/reports/routes.ts";
import { search } from "./routes/search/routes.ts";
import { settings } from "./routes/settings/routes.ts";
import { setup } from "./routes/setup/routes.ts";
import { stock } from "./routes/stock/routes.ts";
import { templates } from "./routes/templates/routes.ts";
import { users } from "./routes/users/routes.ts";
import { views } from "./routes/views/routes.ts";

/** The nouns in the order of the menu. */
const nouns = [
  ...[calendar, users, projects, estimates, invoices, clients, stock, reports, settings, search],
  ...[views, setup, inbox, templates, recurring, eInvoices, reminders, purchases, purchaseOrders, bank],
];

/** The map of the site. What a noun has at its addresses stands in its own routes.ts. */
export default [
  index("routes/session/start.ts"),
  layout("routes/session/layout.tsx", [
    route("login", "routes/session/login.tsx"),
    route("renew-password", "routes/session/renewal-request.tsx"),
    route("renew-password-form/:token", "routes/session/renewal.tsx"),
  ]),
  route("logout", "routes/session/logout.ts"),
  route("language", "routes/session/language.ts"),
  route("d/:token", "routes/online/page.tsx"),

  layout("routes/frame/layout.tsx", [
    route("no-destionation", "routes/frame/no-destination.tsx"),
    route("update-user-information", "routes/profile/page.tsx"),
    route("dashboard", "routes/dashboard/page.tsx"),
    ...nouns.flatMap(({ pages }) => pages),
    route("*", "routes/frame/not-found.tsx"),
  ]),

  ...nouns.flatMap(({ resources }) => resources),
  route("frame/menu", "routes/frame/menu-width.ts"),
  route("frame/theme", "routes/frame/theme.ts"),
  route("frame/shortcuts", "routes/frame/shortcuts.ts"),
  route("favicon.svg", "routes/frame/favicon.ts"),
] satisfies RouteConfig;
