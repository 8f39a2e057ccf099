import type { UIMatch } from "@remix-run/react";
import type { Translate } from "#locales/texts.ts";

/** What a route exports as `handle`: its title, from the words and from the data that it shows. */
export interface Titled<Data = unknown> {
  title: (t: Translate, data: Data | undefined) => string;
  /** Whether it is a part of the page above it, whose title stands behind its own. */
  isTab?: true;
}

const isTitled = (handle: unknown): handle is Titled =>
  typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "function";

/** The title of the deepest route that has one; of a tab, with that of its page. */
export function titleOf(matches: UIMatch[], t: Translate): string {
  const titles = matches.flatMap(({ handle, data }) =>
    isTitled(handle) ? [{ title: handle.title(t, data), isTab: handle.isTab === true }] : [],
  );
  const named = titles.filter(({ title }) => title !== "").slice(-2);
  const shown = named.at(-1)?.isTab ? named.reverse() : named.slice(-1);
  return shown.map(({ title }) => title).join(" – ");
}
