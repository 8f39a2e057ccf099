import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { overlap, refusalOf, type Timeframe } from "#model/calendar/rules.ts";
import type { LiveEvent } from "#party/messages.ts";
import { useLatest } from "#ui/use-latest.ts";
import { isSaved } from "../plan.ts";
import { advance, nothingKnown } from "./known-entries.ts";
import { mergeWeek, type PendingChange, rowsOf } from "./merge-week.ts";
import { type Notice, refusalNotice } from "./notice.ts";
import type { Outcome } from "./outcome.ts";
import { type Act, UndoHistory } from "./undo-history.ts";

/** Fetched after the page, which does not need it to be seen. */
const asking = () => import("./ask.ts");
if (typeof document !== "undefined") asking().catch(() => undefined);
const unreachable: Outcome = { refused: 0, message: null, holder: null };

interface BoardOptions {
  loaded: readonly CalendarEntry[];
  days: readonly string[];
  timeframe: Timeframe;
  isPastOpen: boolean;
  notify: (notice: Notice) => void;
}

let drafts = 0;

/** The entries of the shown week, and what one may do to them: at once here, then at the backend (specification 4.6). */
export function useBoard({ loaded, days, timeframe, isPastOpen, notify }: BoardOptions) {
  const { language } = useTranslation();
  const [{ live, pending }, dispatch] = useReducer(advance, nothingKnown);
  const entries = useMemo(() => mergeWeek(loaded, live, pending, days), [loaded, live, pending, days]);
  const shown = useRef<ReturnType<typeof rowsOf>>();
  const rows = useMemo(() => {
    shown.current = rowsOf(entries, shown.current);
    return shown.current;
  }, [entries]);
  const history = useRef(new UndoHistory());
  const [, recorded] = useState(0);
  /** Undone acts that wait for their answer: they can be redone in their turn. */
  const [undoing, setUndoing] = useState(0);
  /** Changes of one entry go one after another: the second is made to what the first left. */
  const queues = useRef(new Map<number, Promise<Outcome>>());
  /** Entries that are on their way to the backend, by the ids that they have until then. */
  const making = useRef(new Map<number, Promise<Act | null>>());
  /** Acts that wait for their answer. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const current = useRef(entries);
  current.current = entries;

  /** Why an entry cannot be put at a place: the message's key, and who is there. */
  const obstacle = useCallback(
    (place: Place, id: number) => {
      const key = refusalOf(place, timeframe);
      if (key) return { key, holder: null };
      const holder = current.current.find((other) => other.calendar_id !== id && overlap(other, place));
      return holder ? { key: "errors.slot_taken" as const, holder } : null;
    },
    [timeframe],
  );

  const way = (version?: number) => ({ version, isPastOpen, language: language });

  function carryOut(act: Act, version?: number): Promise<Act | null> {
    drafts += 1;
    const done = send(act, -drafts, version);
    if (!act.before) making.current.set(-drafts, done);
    return done;
  }

  async function send(act: Act, draftId: number, version?: number): Promise<Act | null> {
    const key = crypto.randomUUID();
    const { before, after, copyOf } = act;
    const change: PendingChange = after
      ? { kind: "put", key, entry: before ? after : { ...after, calendar_id: draftId } }
      : { kind: "remove", key, calendar_id: before?.calendar_id ?? 0 };
    dispatch({ kind: "begin", change });
    const outcome = await inTurn(before?.calendar_id, (last) =>
      asking().then(
        ({ ask }) => ask(before, after, copyOf, way(version), last),
        () => unreachable,
      ),
    );
    if ("refused" in outcome) {
      dispatch({ kind: "end", key, learned: learnedFrom(outcome, before) });
      notify(refusalNotice(act, outcome, version !== undefined));
      return null;
    }
    const { entry } = outcome;
    const id = entry?.calendar_id ?? before?.calendar_id ?? 0;
    dispatch({ kind: "end", key, learned: [[id, entry]], isRestored: after !== null && !before });
    return { before: outcome.madeTo ?? before, after: entry };
  }

  /** Runs one call after the others of the same entry; it hears what the last one came to. */
  function inTurn(id: number | undefined, call: (last?: Outcome) => Promise<Outcome>): Promise<Outcome> {
    if (id === undefined) return call();
    const turn = (queues.current.get(id) ?? Promise.resolve(undefined)).then(call);
    queues.current.set(id, turn);
    return turn;
  }

  /** An act on an entry that is still on its way, once the backend knows it; null where it was refused. */
  async function arrived({ before, after, copyOf }: Act): Promise<Act | null> {
    const made = await making.current.get((before ?? copyOf)?.calendar_id ?? 0);
    const entry = made?.after;
    if (!entry) return null;
    const { calendar_id, version } = entry;
    return before
      ? { before: entry, after: after && { ...after, calendar_id, version } }
      : { before, after, copyOf: entry };
  }

  /** Notes what has begun, so that what has to come after it can wait for its answer. */
  function noted<Result>(done: Promise<Result>): Promise<Result> {
    underWay.current = Promise.allSettled([underWay.current, done]);
    return done;
  }

  const perform = (wanted: Act) => noted(carryThrough(wanted));

  async function carryThrough(wanted: Act): Promise<boolean> {
    const subject = wanted.before ?? wanted.copyOf;
    const act = subject && !isSaved(subject) ? await arrived(wanted) : wanted;
    const done = act && (await carryOut(act));
    if (!done) return false;
    history.current.record(done);
    recorded((count) => count + 1);
    if (!done.after) notify({ kind: "success", key: "calendar.deleted", act: done });
    return true;
  }

  /** Undoes or redoes, once everything before it has had its answer: undoing twice is one after the other. */
  async function turnBack(
    before: Promise<unknown>,
    take: () => ReturnType<UndoHistory["undo"]>,
  ): Promise<void> {
    await before;
    const turn = take();
    recorded((count) => count + 1);
    if (!turn) return;
    const { settle, ...act } = turn;
    settle(await carryOut(act, act.before?.version));
    recorded((count) => count + 1);
  }

  return {
    entries,
    rows,
    obstacle,
    /** Whether an entry was deleted meanwhile. */
    isGone: (id: number) => live.get(id) === null,
    find: (id: number) => current.current.find((entry) => entry.calendar_id === id),
    create: (draft: CalendarEntry, place: Place) => perform({ before: null, after: { ...draft, ...place } }),
    copy: (entry: CalendarEntry, place: Place) =>
      perform({ before: null, after: { ...entry, ...place }, copyOf: entry }),
    move: (entry: CalendarEntry, place: Place) => perform({ before: entry, after: { ...entry, ...place } }),
    remove: (entry: CalendarEntry) => perform({ before: entry, after: null }),
    /** Resolves when every act so far has had its answer. */
    settled: () => underWay.current,
    /** Takes the last act back, or a certain one unless that is done already. */
    undo: useLatest((which?: Act) => {
      setUndoing((count) => count + 1);
      const undoing = turnBack(underWay.current, () => history.current.undo(which));
      return noted(undoing.finally(() => setUndoing((count) => count - 1)));
    }),
    redo: useLatest(() => noted(turnBack(underWay.current, () => history.current.redo()))),
    canUndo: history.current.canUndo || pending.length > 0,
    canRedo: history.current.canRedo || undoing > 0,
    receive: useCallback((events: readonly LiveEvent[]) => dispatch({ kind: "events", events }), []),
    read: useCallback(
      (data: readonly CalendarEntry[], isAfterReset: boolean) =>
        dispatch({ kind: "loaded", entries: data, isAfterReset }),
      [],
    ),
  };
}
export type Board = ReturnType<typeof useBoard>;

/** What a refusal tells of entries: who is there, or that this one is gone. */
function learnedFrom(
  { refused, holder }: Extract<Outcome, { refused: number }>,
  before: CalendarEntry | null,
): [id: number, entry: CalendarEntry | null][] {
  if (holder) return [[holder.calendar_id, holder]];
  return refused === 404 && before ? [[before.calendar_id, null]] : [];
}
