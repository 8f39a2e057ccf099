import { type RefObject, useEffect, useRef, useState } from "react";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { useLatest } from "#ui/use-latest.ts";
import type { Dragged } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import { type Cell, cellOf, columnOf, columnsOf, type SheetShape } from "./shape.ts";

interface CursorCellOptions {
  board: Board;
  dragged: Dragged | null;
  shape: SheetShape;
  tracks: RefObject<HTMLElement>;
  /** The entry whose address the page was opened at: keys begin there, and it is seen. Not a number where it is none. */
  opened: number;
}

/** The cell that keys act on, with what is in it. The focus follows it, and it follows the focus (quality.md §3). */
export function useCursorCell({ board, dragged, shape, tracks, opened }: CursorCellOptions) {
  const [first] = useState(opened);
  const [cell, setCell] = useState<Cell>(() => {
    const entry = board.find(first);
    return (entry && cellOf(shape, entry)) ?? { row: 0, column: 0 };
  });
  const isFollowed = useRef(false);
  /** The focus is on the sheet, or was on a cell that has left it: an element that goes says nothing of it. */
  const isWithin = useRef(false);
  const within = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(row, shape.employees.length - 1)),
    column: Math.max(0, Math.min(column, columnsOf(shape) - 1)),
  });
  const at = within(cell);
  const entry = entryAt(at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell and what is in it
  useEffect(() => {
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isFollowed.current && !isLost) return;
    isFollowed.current = false;
    const element = tracks.current?.closest("[role=grid]")?.querySelector<HTMLElement>("[data-cursor]");
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at.row, at.column, entry?.calendar_id, dragged]);

  useEffect(() => {
    const block = tracks.current?.closest("[role=grid]")?.querySelector(`[data-entry="${first}"]`);
    block?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tracks, first]);

  function entryAt({ row, column }: Cell): CalendarEntry | undefined {
    const employee = shape.employees[row];
    return board.rows.get(employee?.id ?? 0)?.find((one) => {
      const start = columnOf(shape, one);
      return column >= start && column < start + one.duration;
    });
  }

  function entered({ target }: { target: Element }): void {
    isWithin.current = true;
    const id = Number(target.closest("[data-entry]")?.getAttribute("data-entry") ?? Number.NaN);
    const focused = id === entry?.calendar_id ? undefined : board.find(id);
    const next = focused && cellOf(shape, focused);
    if (next) setCell(next);
  }

  // Before scripts run every block can have the focus, and nobody is told of it.
  const enterEarly = useLatest(entered);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && tracks.current?.closest("[role=grid]")?.contains(focused)) enterEarly({ target: focused });
  }, [tracks, enterEarly]);

  return {
    at,
    entry,
    /** Moves to the nearest cell that there is, with the focus. Answers which it is. */
    moveTo: (next: Cell): Cell => {
      isFollowed.current = true;
      const reached = within(next);
      setCell(reached);
      return reached;
    },
    /** Moves there, and the focus with it only where it was on what has left its place. */
    point: (next: Cell) => setCell(within(next)),
    /** Keys act where the focus is, also where a click has put it. */
    entered,
    left: () => {
      isWithin.current = false;
    },
  };
}
export type CursorCell = ReturnType<typeof useCursorCell>;
