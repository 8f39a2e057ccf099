import type { UIMatch } from "@remix-run/react";
import type { Translate } from "#locales/texts.ts";

/** What a route exports as `handle`: its title, from the words and from the data that it shows. */
export interface Titled<Data = unknown> {
  title: (t: Translate, data: Data | undefined) => string;
}

const isTitled = (handle: unknown): handle is Titled =>
  typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "function";

/** The title of the deepest route that has one. */
export function titleOf(matches: UIMatch[], t: Translate): string {
  const titles = matches.map(({ handle, data }) => (isTitled(handle) ? handle.title(t, data) : ""));
  return titles.findLast((title) => title !== "") ?? "";
}
