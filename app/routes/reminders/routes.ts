import { route } from "@remix-run/route-config";
import type { NounRoutes } from "../page-route.ts";

/** What clients are reminded of, beside the list of invoices, and open to the same people. */
export const reminders: NounRoutes = {
  pages: [route("invoices/reminders", "routes/reminders/list.tsx")],
  resources: [],
};
