import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Suppliers' invoices, beside the list of the agency's own. */
export const purchases: NounRoutes = {
  pages: [
    page("purchases", "routes/purchases/list.tsx", [
      route("add", "routes/purchases/add-dialog.tsx"),
      route("payment", "routes/purchases/payment-dialog.tsx"),
    ]),
    page("purchases/:purchaseId", "routes/purchases/page.tsx", [
      route("edit", "routes/purchases/edit-dialog.tsx"),
      route("line", "routes/purchases/line-dialog.tsx"),
      route("project/:lineId?", "routes/purchases/project-dialog.tsx"),
      route("reject", "routes/purchases/reject-dialog.tsx"),
      route("pay", "routes/purchases/pay-dialog.tsx"),
      route("delete", "routes/purchases/delete-dialog.tsx"),
    ]),
  ],
  resources: [],
};
