import { asField, type ChosenRow, fromField } from "./chosen-row.ts";
import { type ActAnswer, isDone, isUnsure, type Outcome, unanswered } from "./outcome.ts";

/** What came of an act so far. */
export interface Progress {
  answer: ActAnswer;
  /** What was typed for it: the same act with something else is another one, and is undone by itself. */
  typed: string;
  /** Rows that it has changed and that are not brought back yet, as they were right after it, by their ids. */
  backs: ReadonlyMap<number, ChosenRow>;
  /** Rows as they were sent whose answer is not here, by act and row: whether it was done is not known. */
  unsure: ReadonlyMap<string, Unsure>;
}

interface Unsure {
  row: ChosenRow;
  /** The act that it was sent for, and what was typed for that. */
  act: string;
}

const unsureKey = (act: string, { id }: ChosenRow): string => `${id} ${act}`;

const actOf = ({ answer, typed }: Pick<Progress, "answer" | "typed">): string => `${answer.act} ${typed}`;

/** Progress of an act that begins: what the same one has done before can still be undone. */
export function begin(
  before: Progress | null,
  { act, isUndone, typed, total }: Omit<ActAnswer, "outcomes"> & { typed: string },
): Progress {
  const answer = { act, isUndone, total, outcomes: [] };
  const isSame = before !== null && (isUndone || actOf(before) === actOf({ answer, typed }));
  return {
    answer,
    typed: isUndone && before ? before.typed : typed,
    backs: isSame ? before.backs : new Map(),
    unsure: before?.unsure ?? new Map(),
  };
}

/** Progress after more outcomes. */
export function withOutcomes(progress: Progress, outcomes: readonly Outcome[]): Progress {
  const { answer } = progress;
  const backs = new Map(progress.backs);
  const unsure = new Map(progress.unsure);
  for (const outcome of outcomes) {
    const { row } = outcome;
    if (answer.isUndone) {
      if (isDone(outcome)) backs.delete(row.id);
      // Refused, it is not done: the next time it is another attempt.
      else if (!isUnsure(outcome)) backs.set(row.id, { ...row, key: undefined, again: undefined });
      continue;
    }
    if (!isUnsure(outcome)) unsure.delete(unsureKey(actOf(progress), row));
    if (isDone(outcome) && row.back !== undefined) backs.set(row.id, row);
  }
  return { ...progress, answer: { ...answer, outcomes: [...answer.outcomes, ...outcomes] }, backs, unsure };
}

/**
 * Rows as they are sent for an act: with a key of their own, and those that were sent for the same act before and are not sure
 * as they were then.
 */
export const asSent = (rows: readonly ChosenRow[], progress: Progress): ChosenRow[] =>
  rows.map((row) => {
    if (progress.answer.isUndone) return row.again ? row : { ...row, key: crypto.randomUUID() };
    const before = progress.unsure.get(unsureKey(actOf(progress), row));
    return before ? { ...before.row, again: "yes" } : { ...row, key: crypto.randomUUID() };
  });

/** Progress once rows are sent, and before anything is known of them: what is sent again is sent as it was. */
export function whenSent(progress: Progress, rows: readonly ChosenRow[]): Progress {
  if (progress.answer.isUndone) {
    const sentBefore = rows.map((row): [number, ChosenRow] => [row.id, { ...row, again: "yes" }]);
    return { ...progress, backs: new Map([...progress.backs, ...sentBefore]) };
  }
  const act = actOf(progress);
  const sent = rows.map((row): [string, Unsure] => [unsureKey(act, row), { row, act }]);
  return { ...progress, unsure: new Map([...progress.unsure, ...sent]) };
}

/** The progress of an act of which the whole answer came at once. */
export const progressOf = (answer: ActAnswer): Progress =>
  withOutcomes(
    { answer: { ...answer, outcomes: [] }, typed: "", backs: new Map(), unsure: new Map() },
    answer.outcomes,
  );

/** The rows that can be brought back: to what was theirs right after the act, and over no change of a colleague's since. */
export const undoable = (rows: readonly ChosenRow[], { backs }: Progress): ChosenRow[] =>
  rows.flatMap(({ id }) => backs.get(id) ?? []);

/** What is said of each row: what came of it, and what is not known of it since an act before. */
export function saidOf({ answer, unsure }: Progress, isRunning: boolean): Outcome[] {
  const told = new Set(answer.outcomes.map(({ row }) => row.id));
  const open = new Set([...unsure.values()].map(({ row }) => row.id));
  const left = isRunning ? [] : [...unsure.values()].filter(({ row }) => !told.has(row.id));
  const known = answer.outcomes.map((outcome) =>
    !isRunning && open.has(outcome.row.id) && !isUnsure(outcome)
      ? unanswered(outcome.row, outcome.problems)
      : outcome,
  );
  return [...known, ...left.map(({ row }) => unanswered(row))];
}

const keyOf = (place: string) => `acts on ${place}`;

/** Keeps progress until its dialog is closed: the session may end in the middle of an act, or the page be read again. */
export function keepProgress(place: string, progress: Progress): void {
  const { answer, typed, backs, unsure } = progress;
  const kept = {
    head: { act: answer.act, total: String(answer.total), typed, ...(answer.isUndone && { undo: "yes" }) },
    outcomes: answer.outcomes.map(({ row, problems }) => ({ row: asField(row), problems })),
    backs: [...backs.values()].map(asField),
    unsure: [...unsure.values()].map(({ row, act }) => ({ row: asField(row), act })),
  };
  window.sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
}

export const forgetProgress = (place: string): void => window.sessionStorage.removeItem(keyOf(place));

interface Kept {
  head: { act: string; total: string; typed: string; undo?: string };
  outcomes: { row: string; problems: string[] }[];
  backs: string[];
  unsure: { row: string; act: string }[];
}

/** What was kept at a place. */
export function keptProgress(place: string): Progress | null {
  const json = window.sessionStorage.getItem(keyOf(place));
  if (json === null) return null;
  const { head, outcomes, backs, unsure }: Kept = JSON.parse(json);
  const rowsIn = <Of extends { row: string }>(all: readonly Of[]) =>
    all.flatMap(({ row: field, ...of }) => {
      const row = fromField(field);
      return row ? [{ ...of, row }] : [];
    });
  return {
    answer: {
      act: head.act,
      isUndone: head.undo !== undefined,
      total: Number(head.total),
      outcomes: rowsIn(outcomes),
    },
    typed: head.typed,
    backs: new Map(backs.flatMap((field) => fromField(field) ?? []).map((row) => [row.id, row])),
    unsure: new Map(rowsIn(unsure).map((one) => [unsureKey(one.act, one.row), one])),
  };
}
