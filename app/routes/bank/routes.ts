import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** Entries of the agency's bank accounts, and the statements that they came with. */
export const bank: NounRoutes = {
  pages: [
    page("bank", "routes/bank/list.tsx", [
      route("add", "routes/bank/add-dialog.tsx"),
      route("certain", "routes/bank/certain-dialog.tsx"),
      route("aside", "routes/bank/aside-dialog.tsx"),
      route(":entryId", "routes/bank/entry-dialog.tsx"),
    ]),
    page("bank/statements", "routes/bank/statements.tsx", [
      route(":statementId/delete", "routes/bank/delete-dialog.tsx"),
    ]),
  ],
  resources: [],
};
