import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Saved views of all lists. */
export const views: NounRoutes = {
  pages: [
    route("views/add", "routes/views/add.tsx"),
    page("views/:viewId", "routes/views/edit.tsx", [route("delete", "routes/views/delete-dialog.tsx")]),
  ],
  resources: [route("no-file", "routes/views/no-file.ts")],
};
