import { useLocation } from "@remix-run/react";
import { type RefObject, useState } from "react";
import type { ShownText } from "./catalogue.server.ts";
import type { SentText } from "./sent-rows.ts";

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
 *
 * @param sent what a form that was refused or kept sent: without scripts nobody else remembers it
 */
export function useShownRows(
  rows: ShownText[],
  form: RefObject<HTMLFormElement>,
  sent: readonly SentText[],
): ListedText[] {
  const { search } = useLocation();
  const [shown, show] = useState<Shown>(() => ({ rows: withSent(rows, sent), read: rows, search }));
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

/** The rows with those that were typed into and have left the list since; of them no more is known than was sent. */
const withSent = (rows: ShownText[], sent: readonly SentText[]): ListedText[] => [
  ...rows,
  ...sent
    .filter(({ key, was, text }) => text !== was && !rows.some((row) => row.key === key))
    .map(({ key, was }) => ({ key, builtIn: "", own: was, other: "", hasLeft: true })),
];

/** Whether a field says something new. Nothing typed is the built-in text, which no longer stands in a list of changed ones. */
function isTyped(form: HTMLFormElement | null, { key, own, builtIn }: ShownText): boolean {
  const field = form?.querySelector<HTMLTextAreaElement>(`textarea[data-key="${CSS.escape(key)}"]`);
  return field != null && field.value !== own && (field.value.trim() || builtIn) !== builtIn;
}
