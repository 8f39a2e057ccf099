import { addDays, weekday } from "../date/week.ts";

/** Public holidays that stay on their day, month and day. Source: Latvian law on holidays, domain.md §5. */
const fixed = [
  ["01-01", "new_year"],
  ["05-01", "labour"],
  ["06-23", "ligo"],
  ["06-24", "jani"],
  ["12-24", "christmas_eve"],
  ["12-25", "christmas"],
  ["12-26", "second_christmas"],
  ["12-31", "new_year_eve"],
] as const;

/** Those whose day off moves to the next working day when they fall on a weekend. */
const moving = [
  ["05-04", "restoration"],
  ["11-18", "proclamation"],
] as const;

export type HolidayName =
  | (typeof fixed | typeof moving)[number][1]
  | "good_friday"
  | "easter"
  | "easter_monday"
  | "mothers_day"
  | "pentecost";

export interface Holiday {
  /** yyyy-MM-dd */
  date: string;
  name: HolidayName;
}

/** Latvian public holidays of a year in their order, each with the name of its text (domain.md §5). */
export function publicHolidays(year: number): Holiday[] {
  const easter = easterOf(year);
  const days: Holiday[] = [
    ...fixed.map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...moving.flatMap(([day, name]) =>
      [`${year}-${day}`, dayOff(`${year}-${day}`)].map((date) => ({ date, name })),
    ),
    { date: addDays(easter, -2), name: "good_friday" },
    { date: easter, name: "easter" },
    { date: addDays(easter, 1), name: "easter_monday" },
    { date: secondSundayOfMay(year), name: "mothers_day" },
    { date: addDays(easter, 49), name: "pentecost" },
  ];
  // A holiday that did not move stands there twice; two on one day, as Pentecost and another, are one day off.
  const first = new Map(days.reverse().map((day) => [day.date, day]));
  return [...first.values()].sort((one, other) => one.date.localeCompare(other.date));
}

function dayOff(date: string): string {
  const day = weekday(date);
  return day < 5 ? date : addDays(date, 7 - day);
}

function secondSundayOfMay(year: number): string {
  const first = `${year}-05-01`;
  return addDays(first, 6 - weekday(first) + 7);
}

/** Easter Sunday of the Gregorian calendar: the anonymous computus of 1876, exact for every year of it. */
function easterOf(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
