import type { SavedView } from "#model/list/saved-view.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const viewValues = ({ name, is_shared }: SavedView) => ({ name, is_shared: is_shared ? "on" : "" });
