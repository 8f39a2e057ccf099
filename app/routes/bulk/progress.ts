import type { ActAnswer, Outcome } from "./act-on-rows.ts";
import { asField, type ChosenRow, fromField } from "./chosen-row.ts";

/** What came of an act so far. */
export interface Progress {
  answer: ActAnswer;
  /** What brings back each row that it has changed and that is not brought back yet, by the row's id. */
  backs: ReadonlyMap<number, string>;
}

export const isDone = ({ problems }: Outcome): boolean => problems.length === 0;

/** Progress after more outcomes. An act that is done again changes nothing of what it did before: that can still be undone. */
export function withOutcomes({ answer, backs: before }: Progress, outcomes: readonly Outcome[]): Progress {
  const backs = new Map(before);
  for (const { row } of outcomes.filter(isDone)) {
    if (answer.isUndone) backs.delete(row.id);
    else if (row.back !== undefined) backs.set(row.id, row.back);
  }
  return { answer: { ...answer, outcomes: [...answer.outcomes, ...outcomes] }, backs };
}

/** The progress of an act of which the whole answer came at once. */
export const progressOf = (answer: ActAnswer): Progress =>
  withOutcomes({ answer: { ...answer, outcomes: [] }, backs: new Map() }, answer.outcomes);

/** The rows that can be brought back. */
export const undoable = (rows: readonly ChosenRow[], { backs }: Progress): ChosenRow[] =>
  rows.flatMap((row) => {
    const back = backs.get(row.id);
    return back === undefined ? [] : [{ ...row, back }];
  });

const keyOf = (place: string) => `acts ${place}`;

/**
 * Keeps progress until its dialog is closed: the session may end in the middle of an act, or the page be read again.
 *
 * @param rows those of the dialog, as they are by now
 */
export function keepProgress(place: string, progress: Progress, rows: readonly ChosenRow[]): void {
  const { act, isUndone, total, outcomes } = progress.answer;
  const head = new URLSearchParams({ act, total: String(total), ...(isUndone && { undo: "yes" }) });
  const done = outcomes.filter(isDone).map(({ row }) => asField(row));
  const parts = [[String(head)], done, undoable(rows, progress).map(asField)];
  window.sessionStorage.setItem(keyOf(place), parts.map((lines) => lines.join("\n")).join("\n\n"));
}

export const forgetProgress = (place: string): void => window.sessionStorage.removeItem(keyOf(place));

/** What was kept at a place. */
export function keptProgress(place: string): Progress | null {
  const kept = window.sessionStorage.getItem(keyOf(place));
  if (kept === null) return null;
  const [head = "", done = "", backs = ""] = kept.split("\n\n");
  const told = new URLSearchParams(head);
  const rowsIn = (lines: string) => lines.split("\n").flatMap((line) => fromField(line) ?? []);
  return {
    answer: {
      act: told.get("act") ?? "",
      isUndone: told.has("undo"),
      total: Number(told.get("total")),
      outcomes: rowsIn(done).map((row) => ({ row, problems: [] })),
    },
    backs: new Map(rowsIn(backs).flatMap(({ id, back }) => (back === undefined ? [] : [[id, back]]))),
  };
}
