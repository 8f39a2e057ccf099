import type { UIMatch } from "@remix-run/react";
import { isObject } from "#model/answer/is-object.ts";
import type { Colours } from "#model/branding/branding.ts";
import type { Language } from "#model/text/language.ts";

/**
 * How a page looks that stands for itself: as the installation looked when the document was sent. One that does not show it
 * any more has no colours and words of then.
 */
export interface OwnLook {
  language: Language;
  title: string;
  colours?: Colours | undefined;
  /** The words that were the installation's own, by flat key. */
  words?: Record<string, string> | undefined;
}

/** What such a page exports as `handle`: it comes without scripts. */
export interface Alone<Data = unknown> {
  look: (data: Data | undefined) => OwnLook | null;
}

const isAlone = (handle: unknown): handle is Alone =>
  isObject(handle) && "look" in handle && typeof handle.look === "function";

/** Whether the page that is shown stands for itself, and how it looks then; null where it could not be read. */
export function aloneOf(matches: UIMatch[]): { look: OwnLook | null } | null {
  // No such page comes alive in a browser, which is spared from looking.
  if (!import.meta.env.SSR) return null;
  const found = matches.find(({ handle }) => isAlone(handle));
  return found && isAlone(found.handle) ? { look: found.handle.look(found.data) } : null;
}
