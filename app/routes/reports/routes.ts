import { prefix, route } from "@remix-run/route-config";
import type { NounRoutes } from "../page-route.ts";

/** Reports. */
export const reports: NounRoutes = {
  pages: [
    ...prefix("reports", [
      route("", "routes/reports/first.ts"),
      route("financial-report", "routes/reports/financial.tsx"),
      route("planning-report", "routes/reports/planning.tsx"),
      route("books", "routes/reports/books/page.tsx"),
    ]),
  ],
  resources: [],
};
