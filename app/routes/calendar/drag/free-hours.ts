import type { Place } from "#model/calendar/entry.ts";
import { longest } from "#model/calendar/rules.ts";
import type { Board } from "../entries/use-board.ts";
import { cellBelow, placeAt, type SheetShape } from "../sheet/shape.ts";

type Point = Pick<MouseEvent, "clientX" | "clientY">;

export interface Ground {
  /** The box of all rows without their names. */
  rows: Element;
  shape: SheetShape;
  board: Pick<Board, "entries" | "obstacle">;
}

/** The free hour below a point; null over an entry, outside of the hours that may be planned, or over what lies above. */
export function freeHourAt({ rows, shape, board }: Ground, { clientX: x, clientY: y }: Point): Place | null {
  // Of a row that is not drawn yet there is only the ground of all rows.
  const top = document.elementFromPoint(x, y);
  if (top !== rows.parentElement && !top?.matches("[data-row]")) return null;
  const cell = cellBelow(shape, { x, y }, rows.getBoundingClientRect());
  const place = cell && shape.employees[cell.row]?.is_active ? placeAt(shape, cell, 1) : null;
  return place && !board.obstacle(place, 0) ? place : null;
}

/** From a free hour to the one below a point, forth or back, as far as they are free: an entry is of one day and person. */
export function freeHoursTo(from: Place, { rows, shape, board }: Ground, { clientX }: Point): Place {
  const box = rows.getBoundingClientRect();
  const row = shape.employees.findIndex(({ id }) => id === from.user_id);
  const x = Math.max(box.left, Math.min(clientX, box.right - 1));
  const y = box.top + ((row + 0.5) * box.height) / shape.employees.length;
  const cell = cellBelow(shape, { x, y }, box);
  const below = cell && placeAt(shape, cell, 1);
  if (!below) return from;
  const first = from.start_time_id;
  const isForth = below.date > from.date || (below.date === from.date && below.start_time_id >= first);
  if (isForth) {
    const wanted = below.date === from.date ? below.start_time_id - first + 1 : Number.POSITIVE_INFINITY;
    return { ...from, duration: Math.min(wanted, longest(from, board.entries, shape.timeframe)) };
  }
  const earliest = below.date === from.date ? below.start_time_id : shape.from;
  let start = first;
  while (start > earliest && !board.obstacle({ ...from, start_time_id: start - 1 }, 0)) start -= 1;
  return { ...from, start_time_id: start, duration: first - start + 1 };
}
