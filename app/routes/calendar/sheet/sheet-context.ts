import type { Place } from "#model/calendar/entry.ts";
import { longest, type Timeframe } from "#model/calendar/rules.ts";
import type { Drag } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import type { useAnnouncements } from "./use-announcements.ts";

/** What a dialog over the sheet may do to it. */
export interface SheetContext {
  /** Takes an entry off the sheet at once, to be put back by undoing. */
  remove: (id: number) => boolean;
  /** Hours that an entry can have at a place of the shown week; one that is there already is in nobody's way. */
  roomAt: (place: Place, id?: number) => number;
  /** Takes an entry into hand, to be put down by a click or by keys. */
  take: (id: number) => void;
  /** Whether a colleague has deleted an entry while one looks at it, as far as the room has told. */
  isGone: (id: number) => boolean;
  /** Times that the sheet was read again as the room could not tell what was missed. */
  resets: number;
}

interface Parts {
  board: Board;
  drag: Drag;
  announce: ReturnType<typeof useAnnouncements>["announce"];
  timeframe: Timeframe;
  resets: number;
}

export const sheetContext = ({ board, drag, announce, timeframe, resets }: Parts): SheetContext => ({
  isGone: board.isGone,
  resets,
  roomAt: (place, calendar_id) => longest({ ...place, calendar_id }, board.entries, timeframe),
  remove: (id) => {
    const entry = board.find(id);
    return entry !== undefined && drag.remove(entry);
  },
  take: (id) => {
    const entry = board.find(id);
    if (entry && drag.take(entry, { by: "click" })) announce.chosen(entry);
  },
});
