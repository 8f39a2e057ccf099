import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import type { Drag, Dragged, Over } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import type { Action } from "./keys.ts";
import { type Cell, cellOf, columnOf, columnsOf, hoursOf, placeAt, type SheetShape } from "./shape.ts";
import type { Announcer } from "./use-announcements.ts";
import type { CursorCell } from "./use-cursor-cell.ts";

export interface KeyOptions {
  board: Board;
  drag: Drag;
  shape: SheetShape;
  announce: Announcer;
  /** Opens an entry's dialog, or the one that adds an entry at a free place. */
  open: (at: CalendarEntry | Place) => void;
}

/** Rows that Page Up and Page Down go. */
const page = 8;

/** What each action of a key does at the cursor's cell, and says aloud of it. */
export function keyActions(cursor: CursorCell, options: KeyOptions): Record<Action, () => void> {
  return { ...moves(cursor, options), ...changes(cursor, options) };
}

type Move = Extract<
  Action,
  "left" | "right" | "up" | "down" | "previousDay" | "nextDay" | "first" | "last" | "pageUp" | "pageDown"
>;

/** The actions that move the cursor, and with it what is dragged. */
function moves(cursor: CursorCell, options: KeyOptions): Record<Move, () => void> {
  const { at } = cursor;
  const { shape } = options;
  const day = hoursOf(shape);
  const go = (next: Partial<Cell>) => moveTo({ ...at, ...next }, cursor, options);
  return {
    left: () => go({ column: stepFrom(cursor, options, -1) }),
    right: () => go({ column: stepFrom(cursor, options, 1) }),
    up: () => go({ row: at.row - 1 }),
    down: () => go({ row: at.row + 1 }),
    previousDay: () => go({ column: Math.floor((at.column - 1) / day) * day }),
    nextDay: () => go({ column: (Math.floor(at.column / day) + 1) * day }),
    first: () => go({ column: 0 }),
    last: () => go({ column: columnsOf(shape) - 1 }),
    pageUp: () => go({ row: at.row - page }),
    pageDown: () => go({ row: at.row + page }),
  };
}

/** Moves the cursor, and what is dragged with it. */
function moveTo(
  next: Cell,
  cursor: CursorCell,
  { drag, shape, announce }: Pick<KeyOptions, "drag" | "shape" | "announce">,
): void {
  const reached = cursor.moveTo(next);
  const over = drag.dragged && hover(drag.dragged, reached, drag.isCopy, { drag, shape });
  if (over) announce.over(over);
}

/** Past an entry in one step: its slots are one cell. */
function stepFrom({ at, entry }: CursorCell, { drag, shape }: KeyOptions, direction: -1 | 1): number {
  if (!entry || drag.dragged) return at.column + direction;
  const start = columnOf(shape, entry);
  return direction < 0 ? start - 1 : start + entry.duration;
}

/** Moves what is dragged to a cell; an end that is moved follows the column alone. */
function hover(
  dragged: Dragged,
  next: Cell,
  isCopy: boolean,
  { drag, shape }: Pick<KeyOptions, "drag" | "shape">,
): Over | null {
  const start = cellOf(shape, dragged.entry);
  const target =
    dragged.isResized && start
      ? { ...dragged.entry, duration: Math.max(1, next.column - start.column + 1) }
      : placeAt(shape, next, dragged.entry.duration);
  return drag.hover(target, isCopy);
}

/** The actions that change an entry, or open it. */
function changes(cursor: CursorCell, options: KeyOptions): Record<Exclude<Action, Move>, () => void> {
  const { at, entry } = cursor;
  const { board, drag, shape, announce, open } = options;

  function take(): void {
    if (!entry) return void announce.refused();
    if (!drag.take(entry, { by: "keys" })) return;
    cursor.moveTo(cellOf(shape, entry) ?? at);
    announce.taken(entry);
  }

  function put(isCopy: boolean): void {
    const over = drag.dragged && hover(drag.dragged, at, isCopy, options);
    cursor.moveTo(at);
    if (over && drag.put(over, isCopy)) announce.put(over, isCopy);
    else if (over) announce.over(over);
  }

  function resize(hours: number): void {
    if (entry && drag.resize(entry, hours)) announce.resized(entry, entry.duration + hours);
    else announce.refused();
  }

  return {
    take,
    put: () => put(false),
    copy: () => put(true),
    cancel: () => {
      announce.cancel();
      drag.cancel();
    },
    longer: () => resize(1),
    shorter: () => resize(-1),
    remove: () => {
      if (entry && drag.remove(entry)) announce.removed(entry);
    },
    open: () => {
      const place = entry ?? placeAt(shape, at, 1);
      if (place) open(place);
    },
    // Said once the answer is there: what a colleague, or oneself in the dialog, has changed since then is left as it is.
    undo: () => {
      void board.undo().then((isDone) => (isDone ? announce.undone() : announce.refused()));
    },
    redo: () => {
      void board.redo().then((isDone) => (isDone ? announce.redone() : announce.refused()));
    },
  };
}
