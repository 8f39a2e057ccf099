import { asField, type ChosenRow, fromField } from "./chosen-row.ts";
import { type ActAnswer, isDone, type Outcome, unanswered } from "./outcome.ts";

/** What came of an act so far. */
export interface Progress {
  answer: ActAnswer;
  /**
   * What would bring back rows that were sent and whose answer is not here, by their ids: whether it was done is not known.
   * Undefined where nothing would.
   */
  unsure: ReadonlyMap<number, string | undefined>;
  /** What brings back each row that it has changed and that is not brought back yet, by the row's id. */
  backs: ReadonlyMap<number, string>;
}

/** Progress after more outcomes. An act that is done again changes nothing of what it did before: that can still be undone. */
export function withOutcomes(progress: Progress, outcomes: readonly Outcome[]): Progress {
  const { answer } = progress;
  const backs = new Map(progress.backs);
  const unsure = new Map(progress.unsure);
  for (const { row, isUnsure } of outcomes) if (!isUnsure) unsure.delete(row.id);
  for (const { row } of outcomes.filter(isDone)) {
    if (answer.isUndone) backs.delete(row.id);
    else if (row.back !== undefined) backs.set(row.id, row.back);
  }
  return { answer: { ...answer, outcomes: [...answer.outcomes, ...outcomes] }, backs, unsure };
}

/** Progress once rows are sent, and before anything is known of them. An undo that is done again finds out by itself. */
export function whenSent(
  progress: Progress,
  rows: readonly ChosenRow[],
  ways: Progress["unsure"] | null,
): Progress {
  if (!ways) return progress;
  const known = progress.unsure;
  const sent = rows.map(({ id }): [number, string | undefined] => [id, known.get(id) ?? ways.get(id)]);
  return { ...progress, unsure: new Map([...known, ...sent]) };
}

/** The rows as they are sent once more: of those that are not sure with what would bring them back. */
export const withWays = (rows: readonly ChosenRow[], { unsure }: Progress): ChosenRow[] =>
  rows.map((row) => (unsure.has(row.id) ? { ...row, way: unsure.get(row.id) } : row));

/** The progress of an act of which the whole answer came at once. */
export const progressOf = (answer: ActAnswer): Progress =>
  withOutcomes({ answer: { ...answer, outcomes: [] }, backs: new Map(), unsure: new Map() }, answer.outcomes);

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
  const sent = withWays(rows, progress).filter(({ id }) => progress.unsure.has(id));
  const parts = [[String(head)], done, undoable(rows, progress).map(asField), sent.map(asField)];
  window.sessionStorage.setItem(keyOf(place), parts.map((lines) => lines.join("\n")).join("\n\n"));
}

export const forgetProgress = (place: string): void => window.sessionStorage.removeItem(keyOf(place));

/** What was kept at a place. */
export function keptProgress(place: string): Progress | null {
  const kept = window.sessionStorage.getItem(keyOf(place));
  if (kept === null) return null;
  const [head = "", done = "", backs = "", sent = ""] = kept.split("\n\n");
  const told = new URLSearchParams(head);
  const rowsIn = (lines: string) => lines.split("\n").flatMap((line) => fromField(line) ?? []);
  return {
    answer: {
      act: told.get("act") ?? "",
      isUndone: told.has("undo"),
      total: Number(told.get("total")),
      outcomes: [
        ...rowsIn(done).map((row) => ({ row, problems: [] })),
        ...rowsIn(sent).map((row) => unanswered(row)),
      ],
    },
    unsure: new Map(rowsIn(sent).map(({ id, way }) => [id, way])),
    backs: new Map(rowsIn(backs).flatMap(({ id, back }) => (back === undefined ? [] : [[id, back]]))),
  };
}
