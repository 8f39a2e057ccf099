import type { ActAnswer } from "./act-on-rows.ts";
import { asField, fromField } from "./chosen-row.ts";

const keyOf = (place: string) => `acts ${place}`;

/** Keeps what came of an act so far, while more is sent: the session may end in its middle, and the dialog with it. */
export function keepUnfinished(place: string, { act, isUndone, total, outcomes }: ActAnswer): void {
  const done = outcomes.filter(({ problems }) => problems.length === 0);
  const head = new URLSearchParams({ act, total: String(total), ...(isUndone && { undo: "yes" }) });
  const lines = [String(head), ...done.map(({ row }) => asField(row))];
  window.sessionStorage.setItem(keyOf(place), lines.join("\n"));
}

export const forgetUnfinished = (place: string): void => window.sessionStorage.removeItem(keyOf(place));

/** What came of an act at this place that was broken off; told once. */
export function takeUnfinished(place: string): ActAnswer | null {
  const kept = window.sessionStorage.getItem(keyOf(place));
  if (kept === null) return null;
  forgetUnfinished(place);
  const [head = "", ...lines] = kept.split("\n");
  const told = new URLSearchParams(head);
  return {
    act: told.get("act") ?? "",
    isUndone: told.has("undo"),
    total: Number(told.get("total")),
    outcomes: lines.flatMap((line) => {
      const row = fromField(line);
      return row ? [{ row, problems: [] }] : [];
    }),
  };
}
