import { route } from "@remix-run/route-config";
import type { NounRoutes } from "../page-route.ts";

/** One search over everything. */
export const search: NounRoutes = {
  pages: [route("search", "routes/search/page.tsx")],
  resources: [route("choices/everything", "routes/search/choices.ts")],
};
