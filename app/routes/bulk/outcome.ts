import type { ChosenRow } from "./chosen-row.ts";

/** What came of a row. */
export interface Outcome {
  /** As it is by now, where something was done. */
  row: ChosenRow;
  /** Why nothing was done: messages. Empty where it was. */
  problems: readonly string[];
}

/** What the dialog hears: which act it was, whether it was undone, and what came of each row. */
export interface ActAnswer {
  act: string;
  isUndone: boolean;
  /** Rows that were asked for, of which those that something came of are fewer while it runs. */
  total: number;
  outcomes: Outcome[];
}

export const isDone = ({ problems }: Outcome): boolean => problems.length === 0;

const unsure = "bulk.row_unsure";

/** Whether it may be done all the same: no answer came from where it was sent to. */
export const isUnsure = ({ problems }: Outcome): boolean => problems.includes(unsure);

/** What is said of a row that was sent and whose answer is not here. */
export const unanswered = (row: ChosenRow, problems: readonly string[] = []): Outcome => ({
  row,
  problems: [...problems, unsure],
});
