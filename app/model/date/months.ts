import { addDays } from "./week.ts";

/** What the months are called in keys of texts, in their order. */
export const monthNames = [
  ...(["january", "february", "march", "april", "may", "june"] as const),
  ...(["july", "august", "september", "october", "november", "december"] as const),
];

/** The month of a local date: yyyy-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month (yyyy-MM) so many months after another, or before it. */
export function addToMonth(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The last day of a month (yyyy-MM). */
export const lastDayOf = (month: string): string => addDays(`${addToMonth(month, 1)}-01`, -1);

/** The local date so many months after another, or before it: the same day, or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const month = addToMonth(monthOf(date), months);
  const [same, last] = [`${month}-${date.slice(8)}`, lastDayOf(month)];
  if (same > last) return last;
  return same;
}

/** The months that a period touches, in their order. */
export function monthsWithin(from: string, to: string): string[] {
  const months = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addToMonth(month, 1)) months.push(month);
  return months;
}
