import { isLocalDate } from "../date/dates.ts";
import { addDays, mondayOf, weekday, weekOf } from "../date/week.ts";

/** How the calendar can be looked at, beside by the week. `agenda` is one's own week as a list. */
export const views = ["day", "week", "two-weeks", "agenda"] as const;
export type View = (typeof views)[number];

/** The days that a view of a date shows: nobody is planned on a weekend, so that its day is the Monday after it. */
export function daysShown(date: string, view: View): string[] {
  if (view === "day") return [weekday(date) > 4 ? addDays(mondayOf(date), 7) : date];
  if (view !== "two-weeks") return weekOf(date);
  // The calendar ends with a year: its last week is the second of two.
  const first = isLocalDate(addDays(date, 7)) ? date : addDays(date, -7);
  return [...weekOf(first), ...weekOf(addDays(first, 7))];
}

/** The date from which the view before this one is shown, or the one after it. */
export function besides(shown: string, view: View): { before: string; after: string } {
  if (view !== "day") {
    const days = view === "two-weeks" ? 14 : 7;
    return { before: addDays(shown, -days), after: addDays(shown, days) };
  }
  // Over a weekend in one step.
  return {
    before: addDays(shown, weekday(shown) === 0 ? -3 : -1),
    after: addDays(shown, weekday(shown) === 4 ? 3 : 1),
  };
}
