import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useAnswer } from "#app/use-answer.ts";
import { useRoot } from "#app/use-root.ts";
import type { Control } from "#ui/field.tsx";
import type { ActAnswer, ActReply, actOnRows, Outcome } from "./act-on-rows.ts";
import { forgetUnfinished, keepUnfinished, takeUnfinished } from "./broken-off.ts";
import { asField, type ChosenRow } from "./chosen-row.ts";

/** Requests that an act on many rows takes at most: what came of each is seen as it comes, and no hundred requests are sent. */
const steps = 10;

interface Run {
  sent: FormData;
  /** Rows whose answer is waited for, and those that are not sent yet, by requests. */
  asked: readonly ChosenRow[];
  left: readonly (readonly ChosenRow[])[];
  /** What brings rows back to how they were before the same act was begun: done again, it changes nothing of them. */
  backs: ReadonlyMap<number, string | undefined>;
  answer: ActAnswer;
}

/**
 * Acts on chosen rows a few at a time, so that one sees what came of each. Without scripts the form is sent whole, and its
 * page tells of all. A request that does not get through ends it: its rows say so, and those after it are left as they are.
 */
export function useActs(chosen: readonly ChosenRow[]) {
  const [known, setKnown] = useState(chosen);
  const whole: ActReply | undefined = useAnswer<typeof actOnRows>();
  const fetcher = useFetcher<typeof actOnRows>();
  const [run, setRun] = useState<Run | null>(null);
  const { pathname, search } = useLocation();
  // Another person may have signed in where the one before was signed out.
  const place = `${useRoot()?.user?.id} ${pathname}${search}`;
  const [unfinished, setUnfinished] = useState<ActAnswer | null>(null);
  useEffect(() => {
    const answer = takeUnfinished(place);
    if (!answer) return;
    setUnfinished(answer);
    setKnown((before) => withThose(before, answer.outcomes));
  }, [place]);
  const told = run?.answer ?? unfinished;
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
    const isAgain = told?.act === answer.act && !told.isUndone && !answer.isUndone;
    const backs = new Map(isAgain ? told.outcomes.map(({ row }) => [row.id, row.back]) : []);
    setRun({ sent, asked, left, backs, answer: { outcomes: [], ...answer } });
    send(sent, asked);
  };
  useEffect(() => {
    const data: ActReply | undefined = fetcher.data;
    if (!run || !data || data === read.current) return;
    read.current = data;
    const refused = refusedField(data);
    if (refused) {
      setRun(null);
      document.getElementById(idOf(refused))?.focus();
      return;
    }
    const problems = data.error?.[""] ?? ["errors.network"];
    const outcomes = (data.answer?.outcomes ?? run.asked.map((row) => ({ row, problems }))).map((outcome) =>
      withBack(outcome, run.backs),
    );
    const [asked = [], ...left] = data.answer ? run.left : [];
    const answer = { ...run.answer, outcomes: [...run.answer.outcomes, ...outcomes] };
    setRun({ ...run, asked, left, answer });
    if (asked.length > 0) keepUnfinished(place, answer);
    else forgetUnfinished(place);
    setKnown((before) => before.map((row) => rowAfter(row, outcomes)));
    if (asked.length > 0) send(run.sent, asked);
  });
  const reply: ActReply = fetcher.data ?? whole ?? {};
  // What undoes an act has no fields.
  const typed = reply.answer?.isUndone ? null : reply.initialValue;
  return {
    rows: whole?.answer ? withThose(known, whole.answer.outcomes) : known,
    answer: told ?? whole?.answer,
    isRunning: (run?.asked.length ?? 0) > 0,
    start,
    /** A field of an act, with what was typed into it, or `initial` before that. */
    field: (name: string, initial: string): Control => {
      const initialValue = typed ? textIn(typed[name]) : initial;
      return { id: idOf(name), name, errors: reply.error?.[name] ?? undefined, initialValue };
    },
  };
}

/** Of a field that was left empty nothing is told. */
const textIn = (typed: unknown): string => (typeof typed === "string" ? typed : "");

const idOf = (name: string) => `bulk-${name}`;

/** The first field that something was wrong with: nothing was done. */
const refusedField = ({ error }: ActReply): string | undefined =>
  Object.keys(error ?? {}).find((name) => name !== "");

const withBack = ({ row, problems }: Outcome, backs: Run["backs"]): Outcome =>
  problems.length > 0 || row.back !== undefined
    ? { row, problems }
    : { row: { ...row, back: backs.get(row.id) }, problems };

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
