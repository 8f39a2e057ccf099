import { route } from "@remix-run/route-config";
import type { NounRoutes } from "../page-route.ts";

/** The inbox of the person who is signed in. */
export const inbox: NounRoutes = {
  pages: [route("inbox", "routes/inbox/page.tsx")],
  resources: [],
};
