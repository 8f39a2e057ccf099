import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** The weekly planning calendar. */
export const calendar: NounRoutes = {
  pages: [
    page("calendar", "routes/calendar/page.tsx", [
      route("add", "routes/calendar/add-dialog.tsx"),
      route("entries/:entryId", "routes/calendar/entry-dialog.tsx"),
      route("entries/:entryId/delete", "routes/calendar/delete-dialog.tsx"),
    ]),
  ],
  resources: [],
};
