import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

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

    ...prefix("clients", [
      route("", "routes/clients/list.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/banks" }),
      ]),
      route("add", "routes/clients/add.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/add/banks" }),
      ]),
      route(":clientId", "routes/clients/edit.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/edit/banks" }),
        route("delete", "routes/clients/delete-dialog.tsx"),
      ]),
    ]),

    route("projects", "routes/projects/list.tsx", [
      route("add", "routes/projects/add-dialog.tsx"),
      route("filter", "routes/projects/filter-dialog.tsx"),
      route(":projectId", "routes/projects/edit-dialog.tsx"),
      route(":projectId/delete", "routes/projects/delete-dialog.tsx"),
    ]),
    route("*", "routes/frame/not-found.tsx"),
  ]),

  route("projects/:projectId/planning", "routes/projects/planning.ts"),
  route("choices/clients", "routes/clients/choices.ts"),
  route("frame/menu", "routes/frame/menu-width.ts"),
  route("favicon.svg", "routes/frame/favicon.ts"),
] satisfies RouteConfig;
