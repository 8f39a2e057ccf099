/** Days of the planning week: Monday to Friday (specification 2.6). */
const workdays = 5;

/** Days since 1970-01-01. Counting in UTC knows no clock change and no day without a midnight (domain.md §5). */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The local date (yyyy-MM-dd) a number of days after another, or before it. */
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** Days from one local date to another; below zero where that is the earlier one. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The later of two local dates. */
export const laterOf = (one: string, other: string): string => [one, other].toSorted().at(-1) ?? one;

/** Days since Monday: 0 for Monday, 6 for Sunday. 1970-01-01 was a Thursday. */
export const weekday = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** The Monday of a local date's week (ISO weeks, domain.md §5). */
export const mondayOf = (date: string): string => addDays(date, -weekday(date));

/** The days of the planning week that a local date lies in, Monday first. */
export function weekOf(date: string): string[] {
  const monday = mondayOf(date);
  return Array.from({ length: workdays }, (_, day) => addDays(monday, day));
}

/** Days of the year before a local date: 0 for 1 January. */
const daysBefore = (date: string) => dayNumber(date) - dayNumber(`${date.slice(0, 4)}-01-01`);

/** The ISO week of a local date and the year it is counted to: that of its Thursday (domain.md §5). */
export function isoWeek(date: string): { week: number; year: number } {
  const thursday = addDays(mondayOf(date), 3);
  return { week: Math.floor(daysBefore(thursday) / 7) + 1, year: Number(thursday.slice(0, 4)) };
}

/** Whether a local date's week is this one or a later one, so that it may be planned (specification 4.6). */
export const isCurrentOrFuture = (date: string, today: string): boolean => mondayOf(date) >= mondayOf(today);

/** The key of a cell as specification §3 has it: day of the year less one, user and start slot. Shown, never an identity (domain H8). */
export const cellKey = (entry: { date: string; user_id: number; start_time_id: number }): string =>
  `${daysBefore(entry.date)}_${entry.user_id}_${entry.start_time_id}`;
