import { index, layout, prefix, route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** Projects: their list, and the page of each with its tabs. */
export const projects: NounRoutes = {
  pages: [
    ...prefix("projects", [
      page("", "routes/projects/list.tsx", [
        route("add", "routes/projects/add-dialog.tsx"),
        route("filter", "routes/projects/filter-dialog.tsx"),
        columnsOf("projects"),
        route("selected", "routes/projects/bulk-dialog.tsx"),
      ]),
      route(":projectId", "routes/projects/page/hub.tsx", [
        layout("routes/frame/part.tsx", { id: "routes/projects/tab" }, [
          index("routes/projects/page/overview.tsx"),
          route("estimates", "routes/estimates/of-project-tab.tsx"),
          route("documents", "routes/projects/page/documents.tsx"),
          route("files", "routes/projects/page/files.tsx"),
          route("plan", "routes/projects/page/plan.tsx"),
          page("data", "routes/projects/page/edit.tsx", [
            route("delete", "routes/projects/page/delete-dialog.tsx"),
          ]),
          route("history", "routes/projects/page/history.tsx"),
        ]),
      ]),
    ]),
  ],
  resources: [
    route("projects/:projectId/delete", "routes/projects/page/delete-moved.ts"),
    route("projects/:projectId/planning", "routes/projects/planning.ts"),
    route("projects/:projectId/status", "routes/projects/page/status.ts"),
    route("choices/projects", "routes/projects/choices.ts"),
  ],
};
