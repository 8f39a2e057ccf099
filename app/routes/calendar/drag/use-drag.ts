import { useCallback, useState } from "react";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { longest, type Timeframe } from "#model/calendar/rules.ts";
import { useLatest } from "#ui/use-latest.ts";
import { type Notice, takenBy } from "../entries/notice.ts";
import type { Board } from "../entries/use-board.ts";
import { isDraft, isSaved, placeOf } from "../plan.ts";

/** What is dragged: an entry, or the draft of a plan on its way in. */
export interface Dragged {
  entry: CalendarEntry;
  /** Its end is moved, not itself. */
  isResized: boolean;
  /** Slots between its start and where it was taken. */
  offset: number;
  by: "pointer" | "click" | "keys";
}

/** Where it would go, and what is in the way. */
export interface Over {
  place: Place;
  obstacle: ReturnType<Board["obstacle"]>;
}

interface DragOptions {
  board: Board;
  timeframe: Timeframe;
  /** Whether the viewer may change an entry, or make one like it. */
  mayChange: (entry: CalendarEntry) => boolean;
  /** Whether anybody's entries of a day may be changed. */
  isOpenOn: (date: string) => boolean;
  notify: (notice: Notice) => void;
}

/** One state for all ways of moving things: dragging, clicking and keys. */
export function useDrag({ board, timeframe, mayChange, isOpenOn, notify }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [isCopy, setCopy] = useState(false);

  const cancel = useCallback(() => {
    setDragged(null);
    setOver(null);
    setCopy(false);
  }, []);

  /** Whether the viewer may change an entry; if not, it is said why. */
  function check(entry: CalendarEntry): boolean {
    if (mayChange(entry)) return true;
    notify({ kind: "error", key: isOpenOn(entry.date) ? "errors.entry_forbidden" : "errors.past_week" });
    return false;
  }

  function take(entry: CalendarEntry, how: Pick<Dragged, "by"> & Partial<Dragged>): boolean {
    // Its id is about to change.
    if (!isSaved(entry) && !isDraft(entry)) return false;
    if (!check(entry)) return false;
    setDragged({ entry, isResized: false, offset: 0, ...how });
    setCopy(false);
    return true;
  }

  /** Where what is dragged would be for a first slot, or nowhere. */
  function hover(target: Place | null, copying: boolean): Over | null {
    setCopy(copying);
    const next = dragged && target && overOf(dragged, target, { board, timeframe, copying });
    setOver((before) => (isSame(before, next) ? before : next));
    return next;
  }

  /** Puts down what is dragged, or says why that cannot be. True where it was put down. */
  function put(target: Over | null = over, copying = isCopy): boolean {
    if (!dragged || !target) return false;
    const { entry, isResized } = dragged;
    const { place, obstacle } = target;
    if (obstacle) {
      notify(obstacle.holder ? takenBy(obstacle.holder) : { kind: "error", key: obstacle.key });
      return false;
    }
    cancel();
    if (isDraft(entry)) void board.create(entry, place);
    else if (copying && !isResized) void board.copy(entry, place);
    else if (!isSamePlace(entry, place)) void board.move(entry, place);
    return true;
  }

  function remove(entry: CalendarEntry): boolean {
    cancel();
    if (isDraft(entry) || !check(entry)) return false;
    void board.remove(entry);
    return true;
  }

  /** Makes an entry longer or shorter where it is; false where there is no room for that. */
  function resize(entry: CalendarEntry, hours: number): boolean {
    const duration = entry.duration + hours;
    if (!mayChange(entry) || duration < 1 || duration > longest(entry, board.entries, timeframe))
      return false;
    void board.move(entry, { ...placeOf(entry), duration });
    return true;
  }

  return {
    dragged,
    over,
    isCopy,
    hover,
    put,
    cancel,
    resize,
    take: useLatest(take),
    remove: useLatest(remove),
  };
}
export type Drag = ReturnType<typeof useDrag>;

/** A moved end stays within the free slots; a copy must not overlap its original. */
function overOf(
  { entry, isResized }: Dragged,
  target: Place,
  { board, timeframe, copying }: Pick<DragOptions, "board" | "timeframe"> & { copying: boolean },
): Over {
  if (isResized) {
    const room = longest(entry, board.entries, timeframe);
    const duration = Math.max(1, Math.min(room, target.duration));
    return { place: { ...placeOf(entry), duration }, obstacle: null };
  }
  return { place: target, obstacle: board.obstacle(target, copying ? 0 : entry.calendar_id) };
}

const isSamePlace = (one: Place, other: Place) =>
  one.user_id === other.user_id &&
  one.date === other.date &&
  one.start_time_id === other.start_time_id &&
  one.duration === other.duration;

const isSame = (one: Over | null, other: Over | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    isSamePlace(one.place, other.place) &&
    one.obstacle?.key === other.obstacle?.key &&
    one.obstacle?.holder === other.obstacle?.holder);
