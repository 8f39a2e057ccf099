import { prefix, route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** Invoices, waybills and credit notes. */
export const invoices: NounRoutes = {
  pages: [
    page("invoices", "routes/invoices/list.tsx", [
      route("filter", "routes/invoices/filter-dialog.tsx"),
      columnsOf("invoices"),
      route("export", "routes/invoices/export-dialog.tsx"),
      route("selected", "routes/invoices/bulk-dialog.tsx"),
    ]),
    ...prefix("invoices/:estimateId", [
      route("create", "routes/invoices/create.tsx"),
      route("edit/:invoiceId", "routes/invoices/edit.tsx"),
      page(":invoiceId", "routes/invoices/view.tsx", [
        route("issue", "routes/invoices/issue-dialog.tsx"),
        route("send/:lang?", "routes/invoices/send-dialog.tsx"),
        route("reply", "routes/invoices/reply-dialog.tsx"),
        route("remind/:lang?", "routes/invoices/reminders/remind-dialog.tsx"),
        route("reminders/:act", "routes/invoices/reminders/hold-dialog.tsx"),
        route("download", "routes/invoices/download-dialog.tsx"),
        route("e-invoice", "routes/e-invoices/edit-dialog.tsx", { id: "routes/invoices/e-invoice" }),
        route("delete", "routes/invoices/delete-dialog.tsx"),
        route("void", "routes/invoices/void-dialog.tsx"),
        route("credit", "routes/invoices/credit-dialog.tsx"),
        route("close", "routes/invoices/close-dialog.tsx"),
        route("refund", "routes/invoices/payments/refund-dialog.tsx"),
        route("transfer", "routes/invoices/payments/transfer-dialog.tsx"),
        route("payments/add", "routes/invoices/payments/add-dialog.tsx"),
        route("payments/:paymentId/delete", "routes/invoices/payments/delete-dialog.tsx"),
      ]),
    ]),
  ],
  resources: [route("invoices/:estimateId/:invoiceId/links/:linkId", "routes/invoices/change-link.ts")],
};
