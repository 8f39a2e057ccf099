import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** What a new agency sets up in its first hour. */
export const setup: NounRoutes = {
  pages: [
    page("setup", "routes/setup/page.tsx", [route("sample/remove", "routes/setup/remove-sample-dialog.tsx")]),
  ],
  resources: [],
};
