import { matchRoutes } from "@remix-run/react";

type Routes = Parameters<typeof matchRoutes>[0];

interface Page {
  /** Another one for another page: a list with the dialogs over it is one, and so is a client with all tabs. */
  key: string;
  shape: Shape;
}

export type Shape = "rows" | "week" | "page";

/** The page within the frame that an address leads to. */
export function pageAt(pathname: string, routes: Routes): Page | null {
  const matches = matchRoutes(routes, pathname) ?? [];
  const frame = matches.findIndex(({ route }) => route.id === "routes/frame/layout");
  const page = matches[frame + 1];
  const id = page?.route.id;
  return frame >= 0 && id ? { key: `${id} ${page.pathname}`, shape: shapeOf(id) } : null;
}

/** What a page looks like from afar: a list's own file is called so. */
function shapeOf(id: string): Shape {
  if (id.startsWith("routes/calendar/")) return "week";
  return id.endsWith("/list") ? "rows" : "page";
}
