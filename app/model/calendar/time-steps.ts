import { addMonths, lastDayOf, monthOf } from "../date/months.ts";
import { addDays, weekday } from "../date/week.ts";

/** Local dates, the first and the last. */
export interface Period {
  from: string;
  to: string;
}

/** A step of a series, and the same step of the period before. */
export interface Step extends Period {
  previous: Period;
}

export type StepLength = "day" | "week" | "month";

/** Days of the longest periods that are shown day by day, and week by week. */
const longest = { day: 31, week: 92 };

/**
 * A period in steps: days where it is a month at most, weeks up to a quarter that is none of the calendar, months
 * otherwise. The first and the last may
 * be cut short by the period. The period before has as many steps and ends where this one begins, or in the week or month
 * that this one begins in.
 */
export function stepsOf({ from, to }: Period): { length: StepLength; steps: Step[] } {
  const length = lengthOf({ from, to });
  const periods: Period[] = [];
  for (let start = from; start <= to; ) {
    const end = endOf(start, length);
    periods.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  const count = periods.length;
  return {
    length,
    steps: periods.map((period) => ({ ...period, previous: stepsBefore(period, length, count) })),
  };
}

/** A period as many steps before; one that ends with its month ends with the month before as well, however long. */
function stepsBefore({ from, to }: Period, length: StepLength, count: number): Period {
  if (length === "day") return { from: addDays(from, -count), to: addDays(to, -count) };
  if (length === "week") return { from: addDays(from, -7 * count), to: addDays(to, -7 * count) };
  const last = addMonths(to, -count);
  return {
    from: addMonths(from, -count),
    to: to === lastDayOf(monthOf(to)) ? lastDayOf(monthOf(last)) : last,
  };
}

/**
 * The day of the period before that lies as far in it as `day` does in this one; null where this period is over, or has not
 * begun: then both are compared whole.
 */
export function asFarBefore(steps: readonly Step[], day: string): string | null {
  const step = steps.find(({ from, to }) => from <= day && day <= to);
  if (!step || day === steps.at(-1)?.to) return null;
  let reached = step.previous.from;
  for (let passed = step.from; passed < day && reached < step.previous.to; passed = addDays(passed, 1))
    reached = addDays(reached, 1);
  return reached;
}

function lengthOf({ from, to }: Period): StepLength {
  // Whole months are compared with whole months: a quarter with the quarter before.
  const isOfMonths = from.endsWith("-01") && to === lastDayOf(monthOf(to));
  if (isOfMonths && monthOf(from) < monthOf(to)) return "month";
  if (to <= addDays(from, longest.day - 1)) return "day";
  return to <= addDays(from, longest.week - 1) ? "week" : "month";
}

function endOf(start: string, length: StepLength): string {
  if (length === "day") return start;
  return length === "week" ? addDays(start, 6 - weekday(start)) : lastDayOf(monthOf(start));
}
