import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Projects. */
export const projects: NounRoutes = {
  pages: [
    page("projects", "routes/projects/list.tsx", [
      route("add", "routes/projects/add-dialog.tsx"),
      route("filter", "routes/projects/filter-dialog.tsx"),
      route(":projectId", "routes/projects/edit-dialog.tsx"),
      route(":projectId/delete", "routes/projects/delete-dialog.tsx"),
      route(":projectId/estimates", "routes/estimates/of-project-dialog.tsx"),
    ]),
  ],
  resources: [
    route("projects/:projectId/planning", "routes/projects/planning.ts"),
    route("choices/projects", "routes/projects/choices.ts"),
  ],
};
