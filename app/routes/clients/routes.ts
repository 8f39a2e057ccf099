import { prefix, route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Clients, with their banks and own prices. */
export const clients: NounRoutes = {
  pages: [
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
  ],
  resources: [
    route("clients/:clientId/prices/:priceId/delete", "routes/customer-prices/remove.ts"),
    route("choices/clients", "routes/clients/choices.ts"),
  ],
};
