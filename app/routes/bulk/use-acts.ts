import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ActAnswer, Outcome } from "./act-on-rows.ts";
import type { ChosenRow } from "./chosen-row.ts";

/** Requests that an act on many rows takes at most: what came of each is seen as it comes, and no hundred requests are sent. */
const steps = 10;

interface Run {
  sent: FormData;
  /** Rows that are not sent yet, by requests. */
  left: readonly FormDataEntryValue[][];
  answer: ActAnswer;
}

/**
 * Acts on chosen rows a few at a time, so that one sees what came of each. Without scripts the form is sent whole, and its
 * page tells of all.
 */
export function useActs(rows: readonly ChosenRow[]) {
  const [known, setKnown] = useState(rows);
  const whole = useActionData<ActAnswer>();
  const fetcher = useFetcher<ActAnswer>();
  const [run, setRun] = useState<Run | null>(null);
  const read = useRef<ActAnswer>();
  const send = (sent: FormData, some: readonly FormDataEntryValue[]) => {
    const form = new FormData();
    for (const [name, value] of sent) if (name !== "row") form.append(name, value);
    for (const row of some) form.append("row", row);
    fetcher.submit(form, { method: "post", preventScrollReset: true });
  };
  const start = (sent: FormData) => {
    const all = sent.getAll("row");
    const size = Math.ceil(all.length / steps);
    const [first = [], ...left] = Array.from({ length: Math.ceil(all.length / size) }, (_, step) =>
      all.slice(step * size, (step + 1) * size),
    );
    setRun({
      sent,
      left,
      answer: { act: String(sent.get("act")), isUndone: sent.has("undo"), outcomes: [] },
    });
    send(sent, first);
  };
  useEffect(() => {
    const { data } = fetcher;
    if (!run || !data || data === read.current) return;
    read.current = data;
    const [next, ...left] = run.left;
    const outcomes = [...run.answer.outcomes, ...data.outcomes];
    setRun({ ...run, left, answer: { ...data, outcomes } });
    setKnown((before) => before.map((row) => rowAfter(row, data.outcomes)));
    if (next) send(run.sent, next);
  });
  const answer = run?.answer ?? whole;
  const isRunning = run !== null && (run.left.length > 0 || run.answer.outcomes.length < countIn(run.sent));
  // What the server sent knows of rows that have left the list by now.
  const shown = known.length > 0 || !whole ? known : whole.outcomes.map(({ row }) => row);
  return { rows: shown, answer, isRunning, start };
}

const countIn = (sent: FormData) => sent.getAll("row").length;

/** A row of which something was done has another version. */
function rowAfter(row: ChosenRow, outcomes: readonly Outcome[]): ChosenRow {
  const outcome = outcomes.find((one) => one.row.id === row.id);
  return outcome && outcome.problems.length === 0
    ? { ...row, name: outcome.row.name, version: outcome.row.version }
    : row;
}
