import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** The addresses of one noun: pages within the frame, and what scripts and forms ask for beside them. */
export interface NounRoutes {
  pages: RouteConfigEntry[];
  resources: RouteConfigEntry[];
}

/**
 * A page with its dialogs: where one of them fails, the page below stays. The id is Remix's own where none is given: the
 * file's name without its extension.
 */
export const page = (
  path: string,
  file: string,
  dialogs: RouteConfigEntry[],
  id = file.replace(/\.tsx$/, ""),
): RouteConfigEntry =>
  route(path, file, { id }, [layout("routes/frame/dialogs.tsx", { id: `${id}/dialogs` }, dialogs)]);
