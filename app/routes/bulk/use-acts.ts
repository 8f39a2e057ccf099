import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useRoot } from "#app/use-root.ts";
import type { Control } from "#ui/field.tsx";
import { useLatest } from "#ui/use-latest.ts";
import type { ActReply, actOnRows } from "./act-on-rows.ts";
import { asField, type ChosenRow } from "./chosen-row.ts";
import { isDone, type Outcome, unanswered } from "./outcome.ts";
import {
  asSent,
  begin,
  forgetProgress,
  keepProgress,
  keptProgress,
  type Progress,
  progressOf,
  whenSent,
  withOutcomes,
} from "./progress.ts";

/** Requests that an act on many rows takes at most: what came of each is seen as it comes, and no hundred requests are sent. */
const steps = 10;

interface Run {
  sent: FormData;
  /** Rows whose answer is waited for, and those that are not sent yet, by requests. */
  asked: readonly ChosenRow[];
  left: readonly (readonly ChosenRow[])[];
  /** Whether what would bring each row back is asked for, before anything is done. */
  isLookingBack: boolean;
  /** What had been done before it. */
  before: Progress | null;
}

/**
 * Acts on chosen rows a few at a time, so that one sees what came of each. Without scripts the form is sent whole, and its
 * page tells of all. A request that does not get through ends it: its rows say so, and those after it are left as they are.
 */
export function useActs(chosen: readonly ChosenRow[]) {
  const whole: ActReply | undefined = useAnswer<typeof actOnRows>();
  const fetcher = useFetcher<typeof actOnRows>();
  const [known, setKnown] = useState(chosen);
  const [run, setRun] = useState<Run | null>(null);
  const [begun, setBegun] = useState<Progress | null>(null);
  /** Why the last act was not begun: messages. */
  const [failure, setFailure] = useState<readonly string[]>([]);
  const progress = begun ?? (whole?.answer ? progressOf(whole.answer) : null);
  const rows = begun ? known : withThose(known, whole?.answer?.outcomes ?? []);
  const isRunning = run !== null;
  const place = useKept(isRunning, (kept) => {
    setBegun(kept);
    // What is here of them has been read since.
    setKnown((before) => [...before, ...goneOf(before, kept.answer.outcomes)]);
  });
  const read = useRef<unknown>();
  const send = (sent: FormData, some: readonly ChosenRow[], isLookingBack = false) => {
    const form = new FormData();
    for (const [name, value] of sent) if (name !== "row") form.append(name, value);
    for (const row of some) form.append("row", asField(row));
    if (isLookingBack) form.append("ways", "yes");
    fetcher.submit(form, { method: "post", preventScrollReset: true });
  };
  const start = (sent: FormData, all: readonly ChosenRow[]) => {
    const isUndone = sent.has("undo");
    const begins = begin(progress, {
      act: String(sent.get("act")),
      isUndone,
      typed: typedIn(sent),
      total: all.length,
    });
    const [asked = [], ...left] = inSteps(asSent(all, begins));
    setBegun(begins);
    setKnown(rows);
    setFailure([]);
    const next = { sent, asked, left, isLookingBack: !isUndone, before: progress };
    if (isUndone) return sendStep(next, begins);
    setRun(next);
    send(sent, all, true);
  };
  const sendStep = (next: Run, after: Progress) => {
    const now = whenSent(after, next.asked);
    // Before it is sent: the page may be left in the middle.
    keepProgress(place, now);
    setBegun(now);
    setRun(next);
    send(next.sent, next.asked);
  };
  useEffect(() => {
    const data: ActReply | undefined = fetcher.data;
    if (!run || !begun || !data || data === read.current) return;
    read.current = data;
    const refused = refusedField(data);
    if (refused) {
      setRun(null);
      setBegun(run.before);
      document.getElementById(idOf(refused))?.focus();
      return;
    }
    const problems = data.error?.[""] ?? ["errors.network"];
    // Nothing was done yet: what the act before has done can still be undone.
    if (run.isLookingBack && !data.answer) {
      setRun(null);
      setBegun(run.before);
      setFailure(problems);
      return;
    }
    if (run.isLookingBack && data.answer) {
      const ways = new Map(data.answer.outcomes.map(({ row }) => [row.id, row.back]));
      const withWay = (row: ChosenRow) => (row.again ? row : { ...row, way: ways.get(row.id) });
      const [asked, left] = [run.asked.map(withWay), run.left.map((step) => step.map(withWay))];
      return sendStep({ ...run, asked, left, isLookingBack: false }, begun);
    }
    const outcomes = data.answer?.outcomes ?? run.asked.map((row) => unanswered(row, problems));
    const [asked, ...left] = data.answer ? run.left : [];
    const after = withOutcomes(begun, outcomes);
    const now = known.map((row) => rowAfter(row, outcomes));
    setKnown(now);
    if (asked) return sendStep({ ...run, asked, left }, after);
    setBegun(after);
    keepProgress(place, after);
    setRun(null);
  });
  const reply: ActReply = fetcher.data ?? whole ?? {};
  // What undoes an act has no fields.
  const typed = reply.answer?.isUndone ? null : reply.initialValue;
  return {
    rows,
    progress,
    failure,
    isRunning,
    start,
    /** A field of an act, with what was typed into it, or `initial` before that. */
    field: (name: string, initial: string): Control => {
      const initialValue = typed ? textIn(typed[name]) : initial;
      return { id: idOf(name), name, errors: reply.error?.[name] ?? undefined, initialValue };
    },
  };
}

/** What was typed for an act, to tell it from the same one with something else. */
function typedIn(sent: FormData): string {
  const typed = [...sent].filter(
    ([name, text]) => name !== "row" && name !== "act" && typeof text === "string",
  );
  return String(new URLSearchParams(typed.map(([name, text]) => [name, String(text)])));
}

/** Rows by the requests that they are sent with. */
function inSteps(all: readonly ChosenRow[]): (readonly ChosenRow[])[] {
  const size = Math.ceil(all.length / steps);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, step) =>
    all.slice(step * size, (step + 1) * size),
  );
}

/**
 * Where progress is kept for the dialog that is open, by who is signed in: another person may have come where the one before was
 * signed out. It is read once, and forgotten with the dialog, unless that is closed in the middle.
 */
function useKept(isRunning: boolean, restore: (kept: Progress) => void): string {
  const { pathname, search } = useLocation();
  const place = `${useRoot()?.user?.id} ${pathname}${search}`;
  const running = useRef(isRunning);
  running.current = isRunning;
  const found = useLatest(restore);
  useEffect(() => {
    const kept = keptProgress(place);
    if (kept) found(kept);
    return () => {
      if (!running.current) forgetProgress(place);
    };
  }, [place, found]);
  return place;
}

/** Of a field that was left empty nothing is told. */
const textIn = (typed: unknown): string => (typeof typed === "string" ? typed : "");

const idOf = (name: string) => `bulk-${name}`;

/** The first field that something was wrong with: nothing was done. */
const refusedField = ({ error }: ActReply): string | undefined =>
  Object.keys(error ?? {}).find((name) => name !== "");

/** The rows of a page that the server sent with what came of them: some have left the list by that. */
const withThose = (known: readonly ChosenRow[], outcomes: readonly Outcome[]): ChosenRow[] => [
  ...known.map((row) => rowAfter(row, outcomes)),
  ...goneOf(known, outcomes),
];

/** Rows that something came of, and that are not among those that are known. */
function goneOf(known: readonly ChosenRow[], outcomes: readonly Outcome[]): ChosenRow[] {
  const here = new Set(known.map(({ id }) => id));
  return outcomes.map(({ row }) => row).filter(({ id }) => !here.has(id));
}

/** A row of which something was done has another version, and may have another name. */
function rowAfter(row: ChosenRow, outcomes: readonly Outcome[]): ChosenRow {
  const outcome = outcomes.find((one) => one.row.id === row.id);
  return outcome && isDone(outcome) ? { ...row, name: outcome.row.name, version: outcome.row.version } : row;
}
