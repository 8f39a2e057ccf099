import { type Dispatch, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import type { Step } from "./known-entries.ts";
import type { PendingChange } from "./merge-week.ts";
import { type Notice, refusalNotice } from "./notice.ts";
import type { Outcome } from "./outcome.ts";
import type { Act } from "./undo-history.ts";

/** Fetched after the page, which does not need it to be seen. */
const asking = () => import("./ask.ts");
if (typeof document !== "undefined") asking().catch(() => undefined);
const unreachable: Outcome = { refused: 0, message: null, holder: null };

interface QueueOptions {
  isPastOpen: boolean;
  dispatch: Dispatch<Step>;
  notify: (notice: Notice) => void;
}

let drafts = 0;

/**
 * Carries changes of entries out: at once on the sheet, then at the backend, each after those of the same entry before it.
 */
export function useChangeQueue({ isPastOpen, dispatch, notify }: QueueOptions) {
  const { language } = useTranslation();
  /** Changes of one entry go one after another: the second is made to what the first left. */
  const queues = useRef(new Map<number, Promise<Outcome>>());
  /** Entries that are on their way to the backend, by the ids that they have until then. */
  const making = useRef(new Map<number, Promise<Act | null>>());
  /** Acts that wait for their answer. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  /** Carries an act out; null where it was refused, which is said. `version` is the one that it has to meet. */
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
        ({ ask }) => ask(before, after, copyOf, { version, isPastOpen, language }, last),
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
    const entry = (await making.current.get((before ?? copyOf)?.calendar_id ?? 0))?.after;
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

  return {
    carryOut,
    arrived,
    noted,
    /** Resolves when every act so far has had its answer. */
    settled: () => underWay.current,
  };
}
export type ChangeQueue = ReturnType<typeof useChangeQueue>;

/** What a refusal tells of entries: who is there, or that this one is gone. */
function learnedFrom(
  { refused, holder }: Extract<Outcome, { refused: number }>,
  before: CalendarEntry | null,
): [id: number, entry: CalendarEntry | null][] {
  if (holder) return [[holder.calendar_id, holder]];
  return refused === 404 && before ? [[before.calendar_id, null]] : [];
}
