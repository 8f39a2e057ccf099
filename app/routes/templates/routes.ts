import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Templates of estimates, beside the list of all estimates, and open to the same people. */
export const templates: NounRoutes = {
  pages: [
    page("estimates/templates", "routes/templates/list.tsx", [
      route(":templateId", "routes/templates/edit-dialog.tsx"),
      route(":templateId/delete", "routes/templates/delete-dialog.tsx"),
    ]),
  ],
  resources: [route("choices/blocks", "routes/templates/choices.ts")],
};
