import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** Estimates and offers. */
export const estimates: NounRoutes = {
  pages: [
    page("estimates", "routes/estimates/list/page.tsx", [
      columnsOf("estimates"),
      route("selected", "routes/estimates/list/bulk-dialog.tsx"),
    ]),
    route("projects/:projectId/estimate", "routes/estimates/of-project.ts"),
    page("estimate/:estimateId", "routes/estimates/page.tsx", [
      route("delete/:row", "routes/estimates/delete-dialog.tsx"),
      route("preview", "routes/estimates/preview/estimate-dialog.tsx"),
      route("offer", "routes/estimates/preview/offer-dialog.tsx"),
      route("send/:lang?", "routes/estimates/send-dialog.tsx"),
      route("reply", "routes/estimates/online/reply-dialog.tsx"),
      route("approve", "routes/estimates/online/approve-dialog.tsx"),
      route("accepted", "routes/estimates/online/accepted-dialog.tsx"),
      route("versions/compare", "routes/estimates/versions/compare-dialog.tsx"),
      route("versions/:number", "routes/estimates/versions/sent-dialog.tsx"),
      route("duplicate", "routes/estimates/duplicate-dialog.tsx"),
      route("template", "routes/templates/keep-dialog.tsx"),
      route("block", "routes/templates/block-dialog.tsx"),
      route("items/:itemId/images", "routes/estimates/images-dialog.tsx"),
      route("files/add", "routes/estimates/files/add-dialog.tsx"),
      route("files/:fileId", "routes/estimates/files/edit-dialog.tsx"),
      route("files/:fileId/delete", "routes/estimates/files/delete-dialog.tsx"),
      route("costs", "routes/estimates/costs/dialog.tsx", { id: "estimate/costs" }),
      route("items/:itemId/costs", "routes/estimates/costs/dialog.tsx", { id: "estimate/items/costs" }),
    ]),
  ],
  resources: [
    route("estimate/:estimateId/files", "routes/estimates/files/upload.ts"),
    route("estimate/:estimateId/links/:linkId", "routes/estimates/online/change-link.ts"),
  ],
};
