import { index, layout, prefix, route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** Clients: their list, and the page of each with its tabs. */
export const clients: NounRoutes = {
  pages: [
    ...prefix("clients", [
      page("", "routes/clients/list.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/banks" }),
        route("selected", "routes/clients/bulk-dialog.tsx"),
        columnsOf("clients"),
      ]),
      page("add", "routes/clients/add.tsx", [
        route("banks", "routes/banks/dialog.tsx", { id: "clients/add/banks" }),
      ]),
      route(":clientId", "routes/clients/hub.tsx", [
        layout("routes/frame/part.tsx", { id: "routes/clients/tab" }, [
          index("routes/clients/overview.tsx"),
          route("projects", "routes/clients/projects.tsx"),
          route("estimates", "routes/clients/estimates.tsx"),
          route("invoices", "routes/clients/invoices.tsx"),
          page("statement", "routes/clients/statement/page.tsx", [
            route("send/:lang?", "routes/clients/statement/send-dialog.tsx"),
          ]),
          page("prices", "routes/clients/prices.tsx", [
            route("add", "routes/customer-prices/add-dialog.tsx"),
          ]),
          page("people", "routes/clients/people/list.tsx", [
            route("add", "routes/clients/people/add-dialog.tsx"),
            route(":contactId", "routes/clients/people/edit-dialog.tsx"),
            route(":contactId/delete", "routes/clients/people/delete-dialog.tsx"),
          ]),
          page("data", "routes/clients/edit.tsx", [
            route("banks", "routes/banks/dialog.tsx", { id: "clients/edit/banks" }),
            route("delete", "routes/clients/delete-dialog.tsx"),
          ]),
          route("history", "routes/clients/history.tsx"),
        ]),
      ]),
    ]),
  ],
  resources: [
    route("clients/:clientId/prices/:priceId/delete", "routes/customer-prices/remove.ts"),
    route("clients/:clientId/restore", "routes/clients/restore.ts"),
    route("choices/clients", "routes/clients/choices.ts"),
  ],
};
