import { dayBegins, homeTimeZone, today } from "#model/date/dates.ts";
import { addDays, weekday } from "#model/date/week.ts";
import type { Database } from "./database.ts";
import { daysOff } from "./holidays.ts";

/** Milliseconds after midnight in Latvia: seven in the morning. */
const morning = 7 * 3_600_000;
/** Days that are looked at for one that is worked: no agency is closed for longer. */
const most = 30;

/** The local date in Latvia of an instant in milliseconds since 1970. */
export const dayOf = (time: number): string => today(homeTimeZone, new Date(time));

/** Those of so many days, from a local date on, on which the installation works, in their order. */
export function workedDays(database: Database, first: string, count: number): string[] {
  const days = Array.from({ length: count }, (_, day) => addDays(first, day)).filter(
    (day) => weekday(day) < 5,
  );
  const off = daysOff(database, days);
  return days.filter((day) => !off.has(day));
}

/** The next morning of a working day after `now`, in milliseconds since 1970. */
export function nextMorning(database: Database, now: number): number {
  const days = workedDays(database, dayOf(now), most);
  const mornings = days.map((day) => Date.parse(dayBegins(day)) + morning);
  return mornings.find((time) => time > now) ?? now + most * 24 * 3_600_000;
}

/** Whether the installation works on a local date. */
export const isWorked = (database: Database, day: string): boolean => workedDays(database, day, 1).length > 0;
