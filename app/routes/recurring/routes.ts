import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Plans by which invoices recur, beside the list of invoices, and open to the same people. */
export const recurring: NounRoutes = {
  pages: [
    page("invoices/recurring", "routes/recurring/list.tsx", [
      route("add", "routes/recurring/add-dialog.tsx"),
      route("add-lines", "routes/recurring/lines-dialog.tsx"),
    ]),
    page("invoices/recurring/:planId", "routes/recurring/page.tsx", [
      route("edit", "routes/recurring/edit-dialog.tsx"),
      route("make/:date", "routes/recurring/make-dialog.tsx"),
      route("delete", "routes/recurring/delete-dialog.tsx"),
    ]),
  ],
  resources: [route("choices/estimates", "routes/recurring/choices.ts")],
};
