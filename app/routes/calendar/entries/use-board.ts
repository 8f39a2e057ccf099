import { useCallback, useMemo, useReducer, useRef } from "react";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { overlap, refusalOf, type Timeframe } from "#model/calendar/rules.ts";
import type { LiveEvent } from "#party/messages.ts";
import { isSaved } from "../plan.ts";
import { advance, nothingKnown } from "./known-entries.ts";
import { mergeWeek, rowsOf } from "./merge-week.ts";
import type { Notice } from "./notice.ts";
import type { Act } from "./undo-history.ts";
import { useChangeQueue } from "./use-change-queue.ts";
import { useUndo } from "./use-undo.ts";

interface BoardOptions {
  loaded: readonly CalendarEntry[];
  days: readonly string[];
  timeframe: Timeframe;
  isPastOpen: boolean;
  /** Whether anybody's entries of a day may be changed. */
  isOpenOn: (date: string) => boolean;
  notify: (notice: Notice) => void;
}

/** The entries of the shown week, and what one may do to them: at once here, then at the backend (specification 4.6). */
export function useBoard({ loaded, days, timeframe, isPastOpen, isOpenOn, notify }: BoardOptions) {
  const [{ live, pending }, dispatch] = useReducer(advance, nothingKnown);
  const entries = useMemo(() => mergeWeek(loaded, live, pending, days), [loaded, live, pending, days]);
  const shown = useRef<ReturnType<typeof rowsOf>>();
  const rows = useMemo(() => {
    shown.current = rowsOf(entries, shown.current);
    return shown.current;
  }, [entries]);
  const current = useRef(entries);
  current.current = entries;
  const queue = useChangeQueue({ isPastOpen, dispatch, notify });
  const { record, ...undoing } = useUndo(queue, pending.length > 0);

  /** Why an entry cannot be put at a place: the message's key, and who is there. */
  const obstacle = useCallback(
    (place: Place, id: number) => {
      const key = refusalOf(place, timeframe);
      if (key) return { key, holder: null };
      if (!isOpenOn(place.date)) return { key: "errors.past_week" as const, holder: null };
      const holder = current.current.find((other) => other.calendar_id !== id && overlap(other, place));
      return holder ? { key: "errors.slot_taken" as const, holder } : null;
    },
    [timeframe, isOpenOn],
  );

  const perform = (wanted: Act) => queue.noted(carryThrough(wanted));

  async function carryThrough(wanted: Act): Promise<boolean> {
    const subject = wanted.before ?? wanted.copyOf;
    const act = subject && !isSaved(subject) ? await queue.arrived(wanted) : wanted;
    const done = act && (await queue.carryOut(act));
    if (!done) return false;
    record(done);
    if (!done.after) notify({ kind: "success", key: "calendar.deleted", act: done });
    return true;
  }

  return {
    ...undoing,
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
    settled: queue.settled,
    receive: useCallback((events: readonly LiveEvent[]) => dispatch({ kind: "events", events }), []),
    read: useCallback(
      (data: readonly CalendarEntry[], isAfterReset: boolean) =>
        dispatch({ kind: "loaded", entries: data, isAfterReset }),
      [],
    ),
  };
}
export type Board = ReturnType<typeof useBoard>;
