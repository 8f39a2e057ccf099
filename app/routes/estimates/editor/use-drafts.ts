import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { useLatest } from "#ui/use-latest.ts";
import { useRevalidate } from "#ui/use-revalidate.ts";
import {
  advance,
  type Begun,
  type Draft,
  type DraftEvent,
  type Drafts,
  heldBack,
  noDrafts,
} from "./drafts.ts";
import { editedRows, type Fields, type RowName } from "./edited-row.ts";
import { mergeEstimate } from "./merged.ts";
import { isThere, saveRow } from "./save-row.ts";
import { useReadInFront } from "./use-read-in-front.ts";

/** Milliseconds of quiet in a row after which it is saved by itself, and after which what was lost is sent again. */
const quiet = 1000;
const retry = 4000;

/** What is typed into an estimate: it counts at once, is saved by itself, and is kept until it is. */
export function useDrafts(loaded: Estimate, begun: Begun) {
  const revalidate = useRevalidate();
  const kept = useDraftState(loaded, begun);
  const { state, latest, dispatch, isLocked } = kept;
  const { save, saveIn, seenRevision } = useDraftSaving(loaded, kept);

  const type = useCallback(
    (name: RowName, fields: Fields) => {
      dispatch({ kind: "typed", name, fields });
      saveIn(name, quiet);
    },
    [saveIn, dispatch],
  );

  const hasDrafts = state.drafts.size > 0;
  useReadInFront(useLatest(() => hasDrafts || revalidate()));
  // What was agreed is shown as it was agreed.
  const shown = useMemo(
    () => (isLocked ? { ...state, drafts: noDrafts(state.rows).drafts } : state),
    [isLocked, state],
  );
  const estimate = useMemo(() => mergeEstimate(loaded, shown), [loaded, shown]);
  return {
    estimate,
    state: shown,
    /** All that was typed and is not saved, shown in its place or not. */
    unsaved: state,
    held: useMemo(() => (isLocked ? heldBack(state) : []), [isLocked, state]),
    isLocked,
    type,
    seek: useCallback((name: RowName, text: string) => dispatch({ kind: "sought", name, text }), [dispatch]),
    added: useCallback((name: RowName, text: string) => dispatch({ kind: "added", name, text }), [dispatch]),
    leave: useCallback((name: RowName) => void save(name), [save]),
    choose: useCallback(
      (name: RowName, field: string, isMine: boolean) => {
        dispatch({ kind: "chosen", name, field, isMine });
        // A save of mine hears what they have by now; nothing is sent of theirs, and they may have gone on.
        if (!isMine) revalidate();
      },
      [dispatch, revalidate],
    ),
    dismiss: useCallback(() => dispatch({ kind: "dismissed" }), [dispatch]),
    hasDrafts,
    /** New lines that are typed and not added: nobody adds them by themselves. */
    hasNewLines: useLatest(() => latest.current.sought.size > 0),
    seenRevision,
    /** Saves what can be saved; resolves with whether nothing is left unsaved. */
    settle: useLatest(async () => {
      for (const name of [...latest.current.drafts.keys()]) await save(name);
      return latest.current.drafts.size === 0;
    }),
  };
}

export type Editing = ReturnType<typeof useDrafts>;

type DraftState = ReturnType<typeof useDraftState>;

/** What is typed over an estimate, in step with what was read of it. */
function useDraftState(loaded: Estimate, begun: Begun) {
  const { language } = useTranslation();
  const rows = useMemo(() => editedRows(loaded, language), [loaded, language]);
  const [state, show] = useState<Drafts>({ ...noDrafts(rows), ...begun });
  // Known at once and not with the next render: what is saved next follows from it.
  const latest = useRef(state);
  const dispatch = useCallback((event: DraftEvent) => {
    latest.current = advance(latest.current, event);
    show(latest.current);
  }, []);
  // In the same rendering as what was read: a new row is never without its fields.
  const [read, setRead] = useState(rows);
  if (read !== rows) {
    setRead(rows);
    dispatch({ kind: "loaded", rows });
  }
  const isLocked = loaded.is_approved || loaded.is_invoiced;
  const [wasLocked, setLocked] = useState(isLocked);
  if (wasLocked !== isLocked) {
    setLocked(isLocked);
    if (!isLocked) dispatch({ kind: "reopened" });
  }
  return { state, latest, dispatch, isLocked };
}

/** Saves the drafts of an estimate row by row: after a while, at once, and again what was lost. */
function useDraftSaving(loaded: Estimate, { state, latest, dispatch }: DraftState) {
  const { language } = useTranslation();
  const revalidate = useRevalidate();
  /** The revision that the screen shows: the one that was read, and one on for each change of one's own since. */
  const seen = useRef(loaded.revision);
  useEffect(() => {
    seen.current = loaded.revision;
  }, [loaded.revision]);

  const timers = useRef(new Map<RowName, number>());
  const underWay = useRef(new Map<RowName, Promise<void>>());
  /** Choices are saved in the order that they were made in: each changes other lines. */
  const choosing = useRef(Promise.resolve());

  const save = useLatest(async (name: RowName): Promise<void> => {
    window.clearTimeout(timers.current.get(name));
    timers.current.delete(name);
    // Several may wait for one save, and the first of them begins the next.
    for (let one = underWay.current.get(name); one; one = underWay.current.get(name)) await one;
    const { rows, drafts } = latest.current;
    const [row, draft] = [rows.get(name), drafts.get(name)];
    if (!row || !draft || !isReady(draft)) return;
    dispatch({ kind: "sending", name });
    const sent = draft.typed;
    const isChoice = sent.choice !== undefined;
    const answered = isChoice
      ? choosing.current.then(() => saveRow(row, sent, language))
      : saveRow(row, sent, language);
    const sending = answered.then(async (saved) => {
      underWay.current.delete(name);
      if (saved.kind === "saved") {
        seen.current += 1;
        dispatch({ ...saved, sent });
        // Where an alternative is chosen or not any more, another one of its group is the other way round. Whether an estimate
        // still says what its client has accepted is read.
        if (isChoice || loaded.sent_state === "accepted") revalidate();
      }
      if (saved.kind === "overtaken") dispatch({ ...saved, base: row.fields });
      if (saved.kind === "refused" || saved.kind === "lost" || saved.kind === "signed_out")
        dispatch({ ...saved, name });
      // What a colleague changed beside it is not known yet, as that the estimate was approved.
      if (saved.kind === "overtaken" || (saved.kind === "refused" && saved.isOutdated)) revalidate();
      // The next reading shows whether the row is gone, and then puts aside what was typed into it; else it stays refused.
      if (saved.kind === "gone") {
        const isRow = await isThere(loaded.id, language);
        dispatch({
          kind: "refused",
          errors: {},
          message: isRow ? "errors.not_found" : "estimates.gone",
          name,
        });
        // Of an estimate that is gone there is nothing to be read, and what is typed would go with the page.
        if (isRow) revalidate();
      }
    });
    underWay.current.set(name, sending);
    // Who waits for this one hears of its fault; the next choice is not held up by it.
    if (isChoice) choosing.current = sending.catch(() => undefined);
    await sending;
  });

  const saveIn = useCallback(
    (name: RowName, delay: number) => {
      window.clearTimeout(timers.current.get(name));
      timers.current.set(
        name,
        window.setTimeout(() => void save(name), delay),
      );
    },
    [save],
  );

  // Whatever waits without a timer: the rest of what was typed during a save, what was merged, what was lost.
  useEffect(() => {
    for (const [name, draft] of state.drafts) {
      if (timers.current.has(name) || underWay.current.has(name)) continue;
      if (draft.state === "lost" || draft.state === "signed_out") saveIn(name, retry);
      else if (isReady(draft)) saveIn(name, 0);
    }
  }, [state.drafts, saveIn]);

  useEffect(() => {
    const again = () => {
      for (const name of latest.current.drafts.keys()) void save(name);
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [save, latest]);

  return { save, saveIn, seenRevision: () => seen.current };
}

/** It can be sent: nothing about it is asked or refused, and it is not on its way. */
const isReady = ({ state, theirs }: Draft): boolean =>
  (state === "waiting" || state === "lost" || state === "signed_out") && Object.keys(theirs).length === 0;
