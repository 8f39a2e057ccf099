import { useLocation } from "@remix-run/react";
import { type RefObject, useState } from "react";
import type { ShownText } from "./catalogue.server.ts";

/** A text on the page. How one is worded that has left the list is not known. */
export type ListedText = ShownText & { hasLeft?: boolean };

interface Shown {
  rows: ListedText[];
  /** The list as it was read. */
  read: ShownText[];
  search: string;
}

/**
 * The texts of the list, and below them those that a colleague's change took out of it while something was typed into
 * them: what is typed is lost only where somebody leaves it.
 */
export function useShownRows(rows: ShownText[], form: RefObject<HTMLFormElement>): ListedText[] {
  const { search } = useLocation();
  const [shown, show] = useState<Shown>({ rows, read: rows, search });
  if (shown.read === rows) return shown.rows;
  const left =
    shown.search === search
      ? shown.rows
          .filter((row) => !rows.some(({ key }) => key === row.key) && isTyped(form.current, row))
          .map((row) => ({ ...row, hasLeft: true }))
      : [];
  const next = { rows: [...rows, ...left], read: rows, search };
  show(next);
  return next.rows;
}

/** Whether a field says something new. Nothing typed is the built-in text, which no longer stands in a list of changed ones. */
function isTyped(form: HTMLFormElement | null, { key, own, builtIn }: ShownText): boolean {
  const field = form?.querySelector<HTMLTextAreaElement>(`textarea[data-key="${CSS.escape(key)}"]`);
  return field != null && field.value !== own && (field.value.trim() || builtIn) !== builtIn;
}
