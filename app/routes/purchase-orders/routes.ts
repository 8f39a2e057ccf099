import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Orders to suppliers, beside the list of the agency's own invoices. */
export const purchaseOrders: NounRoutes = {
  pages: [
    page("purchase-orders", "routes/purchase-orders/list.tsx", [
      route("add", "routes/purchase-orders/add-dialog.tsx"),
      route("filter", "routes/purchase-orders/filter-dialog.tsx"),
    ]),
    page("purchase-orders/:orderId", "routes/purchase-orders/page.tsx", [
      route("edit", "routes/purchase-orders/edit-dialog.tsx"),
      route("line/:lineId?", "routes/purchase-orders/line-dialog.tsx"),
      route("send/:lang?", "routes/purchase-orders/send-dialog.tsx"),
      route("delete", "routes/purchase-orders/delete-dialog.tsx"),
    ]),
  ],
  resources: [],
};
