import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Documents that have to be e-invoices, beside the list of invoices, and open to the same people. */
export const eInvoices: NounRoutes = {
  pages: [
    page("invoices/e-invoices", "routes/e-invoices/list.tsx", [
      route("filter", "routes/e-invoices/filter-dialog.tsx"),
      route("selected", "routes/e-invoices/bulk-dialog.tsx"),
      route(":invoiceId", "routes/e-invoices/edit-dialog.tsx"),
    ]),
  ],
  resources: [],
};
