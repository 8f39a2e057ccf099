import type { Translate } from "#locales/texts.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { dayEnd } from "#model/calendar/rules.ts";
import type { SheetShape } from "./shape.ts";

/** Hours of an employee that are booked, by day, and those of the week that are free. */
export function hoursBooked({ days, daysOff, timeframe }: SheetShape, entries: readonly CalendarEntry[]) {
  const booked = (date: string) =>
    entries.reduce((hours, entry) => (entry.date === date ? hours + entry.duration : hours), 0);
  const byDay = days.map((date) => ({ date, booked: booked(date) }));
  const all = byDay.reduce((hours, day) => hours + day.booked, 0);
  const capacity = (dayEnd(timeframe) - timeframe[0]) * (days.length - daysOff);
  return { days: byDay, free: Math.max(0, capacity - all) };
}

const texts = new WeakMap<Translate, Map<number, string>>();

/** Hours in words, worked out once for each number: thousands of blocks say the same few. */
export function hoursText(t: Translate, count: number): string {
  const known = texts.get(t) ?? new Map<number, string>();
  texts.set(t, known);
  const text = known.get(count) ?? t("calendar.hours", { count });
  known.set(count, text);
  return text;
}
