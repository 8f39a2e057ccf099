import { addToMonth, lastDayOf, monthOf } from "../date/months.ts";

/** How often a document is made. */
export const frequencies = ["month", "quarter"] as const;
export type Frequency = (typeof frequencies)[number];

const monthsOf: Record<Frequency, number> = { month: 1, quarter: 3 };

/** On which dates something recurs; all dates are local ones, yyyy-MM-dd. */
export interface Schedule {
  every: Frequency;
  /** 1 to 31; a month that has no such day has it on its last one. */
  day_of_month: number;
  /** No date is before it. */
  starts_on: string;
  /** No date is after it; null where there is no end. */
  ends_on: string | null;
}

/** The day of a month (yyyy-MM), or its last one where it is shorter. */
function dayIn(month: string, day: number): string {
  const [wanted, last] = [`${month}-${String(day).padStart(2, "0")}`, lastDayOf(month)];
  if (wanted > last) return last;
  return wanted;
}

/** The first month with a date: that of the start, or the next one where its day has passed by then. */
function firstMonth({ day_of_month, starts_on }: Schedule): string {
  const month = monthOf(starts_on);
  return dayIn(month, day_of_month) < starts_on ? addToMonth(month, 1) : month;
}

/** Whole months from one (yyyy-MM) to another. */
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The first date on a local date or after it; null where there is none. */
export function dateFrom(schedule: Schedule, from: string): string | null {
  const first = firstMonth(schedule);
  const step = monthsOf[schedule.every];
  // The period of that date, and the next one where its day has passed.
  const period = Math.max(0, Math.floor(monthsBetween(first, monthOf(from)) / step));
  const dates = [period, period + 1].map((place) =>
    dayIn(addToMonth(first, place * step), schedule.day_of_month),
  );
  const next = dates.find((date) => date >= from);
  if (next === undefined) return null;
  return schedule.ends_on !== null && next > schedule.ends_on ? null : next;
}

/** The first date of a month after that of another date: two of one month would ask for the same work twice. */
export const dateAfter = (schedule: Schedule, date: string): string | null =>
  dateFrom(schedule, `${addToMonth(monthOf(date), 1)}-01`);

/** The first day behind the month, or the quarter of the year, that a date is of: what is made for it is named after that. */
export function afterPeriod(every: Frequency, date: string): string {
  const month = monthOf(date);
  const begun = every === "quarter" ? (Number(month.slice(5)) - 1) % monthsOf.quarter : 0;
  return `${addToMonth(month, monthsOf[every] - begun)}-01`;
}

/** The dates from one of them until another, in their order: those that are due. */
export function datesUntil(schedule: Schedule, first: string, until: string): string[] {
  const dates: string[] = [];
  for (let date = dateFrom(schedule, first); date !== null && date <= until; date = dateAfter(schedule, date))
    dates.push(date);
  return dates;
}
