import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#app/submission.ts";
import type { ActAnswer, Outcome } from "./act-on-rows.ts";
import { asField, type ChosenRow } from "./chosen-row.ts";

/** Requests that an act on many rows takes at most: what came of each is seen as it comes, and no hundred requests are sent. */
const steps = 10;

interface Run {
  sent: FormData;
  /** Rows whose answer is waited for, and those that are not sent yet, by requests. */
  asked: readonly ChosenRow[];
  left: readonly (readonly ChosenRow[])[];
  answer: ActAnswer;
}

/**
 * Acts on chosen rows a few at a time, so that one sees what came of each. Without scripts the form is sent whole, and its
 * page tells of all. A request that does not get through ends it: its rows say so, and those after it are left as they are.
 */
export function useActs(chosen: readonly ChosenRow[]) {
  const [known, setKnown] = useState(chosen);
  const whole = useActionData<ActAnswer>();
  const fetcher = useFetcher<ActAnswer | Refusal>();
  const [run, setRun] = useState<Run | null>(null);
  const read = useRef<unknown>();
  const send = (sent: FormData, rows: readonly ChosenRow[]) => {
    const form = new FormData();
    for (const [name, value] of sent) if (name !== "row") form.append(name, value);
    for (const row of rows) form.append("row", asField(row));
    fetcher.submit(form, { method: "post", preventScrollReset: true });
  };
  const start = (sent: FormData, rows: readonly ChosenRow[]) => {
    const size = Math.ceil(rows.length / steps);
    const [asked = [], ...left] = Array.from({ length: Math.ceil(rows.length / size) }, (_, step) =>
      rows.slice(step * size, (step + 1) * size),
    );
    const answer = { act: String(sent.get("act")), isUndone: sent.has("undo"), total: rows.length };
    setRun({ sent, asked, left, answer: { outcomes: [], ...answer } });
    send(sent, asked);
  };
  useEffect(() => {
    const { data } = fetcher;
    if (!run || !data || data === read.current) return;
    read.current = data;
    const isAnswered = "outcomes" in data;
    const problems = isAnswered ? [] : (data.error?.[""] ?? ["errors.network"]);
    const outcomes = isAnswered ? data.outcomes : run.asked.map((row) => ({ row, problems }));
    const [asked = [], ...left] = isAnswered ? run.left : [];
    setRun({
      ...run,
      asked,
      left,
      answer: { ...run.answer, outcomes: [...run.answer.outcomes, ...outcomes] },
    });
    setKnown((before) => before.map((row) => rowAfter(row, outcomes)));
    if (asked.length > 0) send(run.sent, asked);
  });
  return {
    rows: whole ? withThose(known, whole.outcomes) : known,
    answer: run?.answer ?? whole,
    isRunning: (run?.asked.length ?? 0) > 0,
    start,
  };
}

/** The rows of a page that the server sent with what came of them: some have left the list by that. */
function withThose(known: readonly ChosenRow[], outcomes: readonly Outcome[]): ChosenRow[] {
  const here = new Set(known.map(({ id }) => id));
  const gone = outcomes.map(({ row }) => row).filter(({ id }) => !here.has(id));
  return [...known.map((row) => rowAfter(row, outcomes)), ...gone];
}

/** A row of which something was done has another version, and may have another name. */
function rowAfter(row: ChosenRow, outcomes: readonly Outcome[]): ChosenRow {
  const outcome = outcomes.find((one) => one.row.id === row.id);
  return outcome && outcome.problems.length === 0
    ? { ...row, name: outcome.row.name, version: outcome.row.version }
    : row;
}
