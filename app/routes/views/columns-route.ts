import { route } from "@remix-run/route-config";

/** The choice of a list's columns, as a dialog over the list at this path. */
export const columnsOf = (list: string) =>
  route("columns", "routes/views/columns-dialog.tsx", { id: `routes/views/columns/${list}` });
