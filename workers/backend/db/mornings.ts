import { dayBegins, homeTimeZone, today } from "#model/date/dates.ts";
import { addDays, weekday } from "#model/date/week.ts";
import type { Database } from "./database.ts";
import { daysOff } from "./holidays.ts";

const hour = 3_600_000;
/** The hours of a morning: first what is dated of that day, on any day; then mails, on days that are worked. */
const [dated, mailed] = [6, 7];
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

/** Tells the first worked day from a local date on: for many dates, as the days off of a year are read once. */
export function workedFrom(database: Database): (day: string) => string {
  const ofYear = kept((year: number) => workedDays(database, `${year}-01-01`, 366));
  return kept((day: string) => {
    const year = Number(day.slice(0, 4));
    return ofYear(year).find((worked) => worked >= day) ?? ofYear(year + 1)[0] ?? day;
  });
}

/** A function that answers what it was asked before without counting again. */
function kept<Asked, Answer>(count: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const answer = known.get(asked) ?? count(asked);
    known.set(asked, answer);
    return answer;
  };
}

/** The first time after `now` that it is an hour of the morning on one of some local dates, in milliseconds since 1970. */
const firstAt = (at: number, days: readonly string[], now: number): number =>
  days
    // Back from the midnight that ends the day: clocks change after the one that begins it.
    .map((day) => Date.parse(dayBegins(addDays(day, 1))) - (24 - at) * hour)
    .find((time) => time > now) ?? now + most * 24 * hour;

/** The next morning of a working day after `now`, in milliseconds since 1970. */
export const nextMorning = (database: Database, now: number): number =>
  firstAt(mailed, workedDays(database, dayOf(now), most), now);

/** The next morning of any day: what a document is dated counts, and not whether anybody works. */
export const nextDatedMorning = (now: number): number =>
  firstAt(dated, [dayOf(now), addDays(dayOf(now), 1)], now);

/** Whether the installation works on a local date. */
export const isWorked = (database: Database, day: string): boolean => workedDays(database, day, 1).length > 0;
