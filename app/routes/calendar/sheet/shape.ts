import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import type { Person } from "#model/calendar/people.ts";
import { dayEnd, endOf, type Timeframe } from "#model/calendar/rules.ts";

/** What the sheet shows: its rows, its days, and the hours of each. */
export interface SheetShape {
  employees: readonly Person[];
  /** yyyy-MM-dd, Monday first. */
  days: readonly string[];
  /** How many of them nobody works on: holidays. */
  daysOff: number;
  /** The hours that may be planned. */
  timeframe: Timeframe;
  /** The first hour shown and the hour at which the last one ends. */
  from: number;
  until: number;
}

/** A cell by its row (employee) and its column (slots of all days in one line), both from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The hours of a day that are shown: those that may be planned, and any that hold an entry from before the day was changed. */
export function hoursShown(
  timeframe: Timeframe,
  entries: readonly CalendarEntry[],
): [from: number, until: number] {
  let [from, until] = [timeframe[0], dayEnd(timeframe)];
  for (const entry of entries) {
    from = Math.min(from, entry.start_time_id);
    until = Math.max(until, Math.min(24, endOf(entry)));
  }
  return [from, until];
}

export const hoursOf = ({ from, until }: SheetShape): number => until - from;
export const columnsOf = (shape: SheetShape): number => shape.days.length * hoursOf(shape);

/** The column in which a place begins; negative or too large for one outside of the sheet. */
export const columnOf = (shape: SheetShape, { date, start_time_id }: Pick<Place, "date" | "start_time_id">) =>
  shape.days.indexOf(date) * hoursOf(shape) + start_time_id - shape.from;

/** The day and hour of a column. */
export function timeOf(shape: SheetShape, column: number): Pick<Place, "date" | "start_time_id"> | null {
  const hours = hoursOf(shape);
  const date = shape.days[Math.floor(column / hours)];
  return date === undefined || column < 0 ? null : { date, start_time_id: shape.from + (column % hours) };
}

/** The place of an entry of some hours that begins in a cell; null outside of the sheet. */
export function placeAt(shape: SheetShape, { row, column }: Cell, duration: number): Place | null {
  const employee = shape.employees[row];
  const time = timeOf(shape, column);
  return employee && time ? { user_id: employee.id, ...time, duration } : null;
}

/** The cell in which a place begins; null for one that is not on the sheet. */
export function cellOf(shape: SheetShape, place: Place): Cell | null {
  const row = shape.employees.findIndex(({ id }) => id === place.user_id);
  const column = columnOf(shape, place);
  return row < 0 || !shape.days.includes(place.date) ? null : { row, column };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The cell below a point of the window. `tracks` is the box of all rows without their names, however far it is scrolled:
 * every row is as high, and every slot as wide, as the next.
 */
export function cellBelow(shape: SheetShape, { x, y }: { x: number; y: number }, tracks: Box): Cell | null {
  const row = Math.floor(((y - tracks.top) / tracks.height) * shape.employees.length);
  const column = Math.floor(((x - tracks.left) / tracks.width) * columnsOf(shape));
  const isInside = row >= 0 && row < shape.employees.length && column >= 0 && column < columnsOf(shape);
  return isInside ? { row, column } : null;
}
