import { type HolidayName, publicHolidays } from "#model/calendar/holidays.ts";
import { showDate } from "#model/date/dates.ts";
import { weekday } from "#model/date/week.ts";

/** The days of a planning week, by the names of their texts. */
const dayNames = ["0", "1", "2", "3", "4"] as const;

/** The name of a day's text: 0 is Monday. */
export const dayName = (date: string): (typeof dayNames)[number] => dayNames[weekday(date)] ?? "0";

/** A day that is shown. */
export interface Day {
  /** yyyy-MM-dd */
  date: string;
  /** Day and month, as it stands above the hours. */
  shown: string;
  isToday: boolean;
  isPast: boolean;
  /** The name of the public holiday. */
  holiday: string | null;
}

/**
 * The days that are shown, in their order. `named` are the holidays that the backend tells of; where it tells of none, they are
 * those of the state, with words from `wordOf`.
 */
export function daysOf(
  days: readonly string[],
  today: string,
  named: readonly { date: string; name: string }[] | undefined,
  wordOf: (holiday: HolidayName) => string,
): Day[] {
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  const ofState = () =>
    [...years].flatMap(publicHolidays).map((holiday) => ({ date: holiday.date, name: wordOf(holiday.name) }));
  const holidays = new Map((named ?? ofState()).map((holiday) => [holiday.date, holiday.name]));
  return days.map((day) => ({
    date: day,
    shown: showDate(day).slice(0, 6),
    isToday: day === today,
    isPast: day < today,
    holiday: holidays.get(day) ?? null,
  }));
}
