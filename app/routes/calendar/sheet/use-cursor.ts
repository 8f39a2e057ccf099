import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import type { Drag, Dragged, Over } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import { type Action, actionOf } from "./keys.ts";
import {
  type Cell,
  cellBelow,
  cellOf,
  columnOf,
  columnsOf,
  hoursOf,
  placeAt,
  type SheetShape,
} from "./shape.ts";
import type { Announcer } from "./use-announcements.ts";

interface CursorOptions {
  board: Board;
  drag: Drag;
  shape: SheetShape;
  tracks: RefObject<HTMLElement>;
  announce: Announcer;
  /** Opens an entry's dialog, or the one that adds an entry at a free place. */
  open: (at: CalendarEntry | Place) => void;
}

type Pointed = Pick<MouseEvent, "clientX" | "clientY" | "altKey" | "ctrlKey" | "metaKey">;

/** Rows that Page Up and Page Down go. */
const page = 8;

/** The cell that keys act on: moving it, and with it what is dragged (interface.md, quality.md §3). */
export function useCursor({ board, drag, shape, tracks, announce, open }: CursorOptions) {
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const isFollowed = useRef(false);
  /** The focus is on the sheet, or was on a cell that has left it: an element that goes says nothing of it. */
  const isWithin = useRef(false);
  const rows = shape.employees.length;
  const at: Cell = {
    row: Math.max(0, Math.min(cell.row, rows - 1)),
    column: Math.min(cell.column, columnsOf(shape) - 1),
  };
  const entry = entryAt(at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell and what is in it
  useEffect(() => {
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isFollowed.current && !isLost) return;
    isFollowed.current = false;
    const element = tracks.current?.closest("[role=grid]")?.querySelector<HTMLElement>("[data-cursor]");
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at.row, at.column, entry?.calendar_id, drag.dragged]);

  function entryAt({ row, column }: Cell): CalendarEntry | undefined {
    const employee = shape.employees[row];
    return board.rows.get(employee?.id ?? 0)?.find((one) => {
      const start = columnOf(shape, one);
      return column >= start && column < start + one.duration;
    });
  }

  function go(next: Cell): void {
    isFollowed.current = true;
    const row = Math.max(0, Math.min(next.row, rows - 1));
    const column = Math.max(0, Math.min(next.column, columnsOf(shape) - 1));
    setCell({ row, column });
    if (!drag.dragged) return;
    const over = hover(drag.dragged, { row, column }, drag.isCopy);
    if (over) announce.over(over);
  }

  /** Moves what is dragged to a cell; an end that is moved follows the column alone. */
  function hover(dragged: Dragged, next: Cell, isCopy: boolean): Over | null {
    const start = cellOf(shape, dragged.entry);
    const target =
      dragged.isResized && start
        ? { ...dragged.entry, duration: Math.max(1, next.column - start.column + 1) }
        : placeAt(shape, next, dragged.entry.duration);
    return drag.hover(target, isCopy);
  }

  /** Past an entry in one step: its slots are one cell. */
  function step(direction: -1 | 1): Cell {
    if (!entry || drag.dragged) return { ...at, column: at.column + direction };
    const start = columnOf(shape, entry);
    return { ...at, column: direction < 0 ? start - 1 : start + entry.duration };
  }

  function takeHere(): void {
    if (!entry) return void announce.refused();
    if (!drag.take(entry, { by: "keys" })) return;
    isFollowed.current = true;
    setCell(cellOf(shape, entry) ?? at);
    announce.taken(entry);
  }

  function putHere(isCopy: boolean): void {
    const { dragged } = drag;
    const over = dragged && (hover(dragged, at, isCopy) ?? null);
    isFollowed.current = true;
    if (over && drag.put(over, isCopy)) announce.put(over, isCopy);
    else if (over) announce.over(over);
  }

  function resize(hours: number): void {
    if (entry && drag.resize(entry, hours)) announce.resized(entry, entry.duration + hours);
    else announce.refused();
  }

  const day = hoursOf(shape);
  const acts: Record<Action, () => void> = {
    left: () => go(step(-1)),
    right: () => go(step(1)),
    up: () => go({ ...at, row: at.row - 1 }),
    down: () => go({ ...at, row: at.row + 1 }),
    previousDay: () => go({ ...at, column: Math.floor((at.column - 1) / day) * day }),
    nextDay: () => go({ ...at, column: (Math.floor(at.column / day) + 1) * day }),
    first: () => go({ ...at, column: 0 }),
    last: () => go({ ...at, column: columnsOf(shape) - 1 }),
    pageUp: () => go({ ...at, row: at.row - page }),
    pageDown: () => go({ ...at, row: at.row + page }),
    take: takeHere,
    put: () => putHere(false),
    copy: () => putHere(true),
    cancel: () => {
      announce.cancel();
      drag.cancel();
    },
    longer: () => resize(1),
    shorter: () => resize(-1),
    remove: () => {
      if (entry && drag.remove(entry)) announce.removed(entry);
    },
    open: openHere,
    undo: () => {
      if (board.canUndo) announce.undone();
      else announce.refused();
      void board.undo();
    },
    redo: () => {
      if (board.canRedo) announce.redone();
      else announce.refused();
      void board.redo();
    },
  };

  function pressed(event: KeyboardEvent): void {
    const action = actionOf(event, drag.dragged !== null);
    if (!action) return;
    event.preventDefault();
    acts[action]();
  }

  function openHere(): void {
    const place = placeAt(shape, at, 1);
    if (entry) open(entry);
    else if (place) open(place);
  }

  /** What was chosen follows the pointer until it is put down by a click; where it would be there. */
  function pointed({ clientX, clientY, altKey, ctrlKey, metaKey }: Pointed): Over | null {
    const box = tracks.current?.getBoundingClientRect();
    const below = box && cellBelow(shape, { x: clientX, y: clientY }, box);
    if (!drag.dragged) return null;
    const place = below ? placeAt(shape, below, drag.dragged.entry.duration) : null;
    return drag.hover(place, altKey || ctrlKey || metaKey);
  }

  /** Keys act where the focus is, also where a click has put it. */
  const entered = ({ target }: FocusEvent<HTMLElement>) => {
    isWithin.current = true;
    const id = Number(target.closest("[data-entry]")?.getAttribute("data-entry") ?? Number.NaN);
    const focused = id === entry?.calendar_id ? undefined : board.find(id);
    const next = focused && cellOf(shape, focused);
    if (next) setCell(next);
  };
  const left = () => {
    isWithin.current = false;
  };

  return {
    at,
    pressed,
    pointed,
    entered,
    left,
    go,
  };
}
export type Cursor = ReturnType<typeof useCursor>;
