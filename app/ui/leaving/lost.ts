import type { Look } from "../use-revalidate.ts";
import { savingThemselves } from "./saves-itself.ts";
import { formsIn, isAnythingTyped, isTyped } from "./typed.ts";

type Place = Pick<Location, "pathname" | "search">;

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** What an address leads away from, of what is typed and not saved: a dialog's form, a page's, or nothing. */
export function lostBy(
  here: Place,
  next: Place,
  sending: EventTarget | null = null,
): "dialog" | "page" | null {
  const isElsewhere = here.pathname !== next.pathname;
  if (!isElsewhere && here.search === next.search) return null;
  const lost = formsIn(document).filter((form) => {
    if (form === sending) return false;
    if (form.closest("dialog")) return isElsewhere && isTyped(form);
    // A page that stays below its dialogs says so.
    const page = form.dataset.staysBelow;
    return !(isElsewhere && page && isWithin(next.pathname, page)) && isTyped(form);
  });
  if (lost.length === 0) return null;
  return lost.some((form) => form.closest("dialog")) ? "dialog" : "page";
}

/** Parts of the page that save themselves, and hold something that is not saved yet. */
export const unsavedAt = (pathname?: string) =>
  [...savingThemselves]
    .map((part) => part())
    .filter((part) => part.hasUnsaved && (pathname === undefined || part.isLeftFor(pathname)));

/** What the framework says with in place of a redirect: who is signed out would be led to the login page. */
const redirected = 202;

/**
 * Whether nothing is typed, or the page answers as the framework will ask for it: its problem, or another page, would stand
 * there else.
 */
export async function lookWhetherHarmless(): Promise<Look> {
  if (unsavedAt().length === 0 && !isAnythingTyped()) return "harmless";
  const { pathname, search } = window.location;
  try {
    const answer = await fetch(`${pathname}.data${search}`);
    // Read to its end: what is not read holds one of the browser's few connections, and the next reading waits for it.
    await answer.arrayBuffer();
    const { ok, status } = answer;
    if (status >= 500) return "unanswered";
    return ok && status !== redirected ? "harmless" : "harmful";
  } catch {
    return "unanswered";
  }
}
