import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** People and their roles. */
export const users: NounRoutes = {
  pages: [
    page("users", "routes/users/list.tsx", [
      route("add", "routes/users/add-dialog.tsx"),
      columnsOf("users"),
      route("selected", "routes/users/bulk-dialog.tsx"),
      route(":userId", "routes/users/edit-dialog.tsx"),
      route(":userId/delete", "routes/users/delete-dialog.tsx"),
      route(":userId/deactivate", "routes/users/deactivate-dialog.tsx"),
    ]),
  ],
  resources: [route("users/:userId/active", "routes/users/active.ts")],
};
