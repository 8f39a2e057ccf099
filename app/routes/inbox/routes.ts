import { route } from "@remix-run/route-config";
import type { NounRoutes } from "../page-route.ts";

/** What waits for whoever looks. */
export const inbox: NounRoutes = {
  pages: [route("inbox", "routes/inbox/page.tsx")],
  resources: [],
};
