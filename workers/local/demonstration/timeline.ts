import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatISO } from "date-fns/formatISO";
import { isWeekend } from "date-fns/isWeekend";
import { parseISO } from "date-fns/parseISO";
import { subMonths } from "date-fns/subMonths";
import { projectStatus } from "#model/project/status.ts";
import type { Random } from "./random.ts";

/** When a project is planned and how far it is. Dates are local, yyyy-MM-dd. */
export interface Progress {
  planned_start_date: string;
  planned_due_date: string;
  actual_start_date: string | null;
  actual_due_date: string | null;
  status_id: number;
}
type Plan = Pick<Progress, "planned_start_date" | "planned_due_date">;

const monthsBehind = 24;
const monthsAhead = 3;
/** Long enough that no weekend and no Christmas puts a finish before its start. */
const shortestDays = 14;
const longestDays = 42;

/**
 * Plans from two years before to 3 months after `today`, oldest first. Most of what is planned lately has just begun;
 * of what is further ahead, less is known.
 */
export function plans(count: number, today: string, random: Random): Plan[] {
  const day = parseISO(today);
  const first = differenceInCalendarDays(subMonths(day, monthsBehind), day);
  const latest = differenceInCalendarDays(addMonths(day, monthsAhead), day);
  const starts = Array.from({ length: count }, (_, index) => {
    const share = (index + random.whole(0, 99) / 100) / count;
    if (share < 0.6) return between(first, -45, share / 0.6);
    return share < 0.9 ? between(-45, 2, (share - 0.6) / 0.3) : between(2, latest - 21, (share - 0.9) / 0.1);
  });
  return starts.map((start) => {
    const due = Math.min(start + random.whole(shortestDays, longestDays), latest);
    return {
      planned_start_date: workdayFrom(shifted(today, start)),
      planned_due_date: workdayUntil(shifted(today, due)),
    };
  });
}

const between = (from: number, to: number, share: number) => from + Math.round((to - from) * share);

/** How far a project with such a plan is by `today`: the older it is, the surer it is finished. */
export function progress(plan: Plan, today: string, random: Random): Progress {
  const overdue = differenceInCalendarDays(parseISO(today), parseISO(plan.planned_due_date));
  if (plan.planned_start_date > today) return waiting(plan, random.chance(0.5));
  if (overdue <= 0)
    return random.chance(0.75) ? begun(plan, today, random) : waiting(plan, random.chance(0.6));
  if (random.chance(overdue > 30 ? 0.93 : 0.7)) return finished(plan, today, random);
  // What lies for months was offered and never ordered; work does not take that long.
  return overdue > 90 || random.chance(0.3) ? waiting(plan, true) : begun(plan, today, random);
}

const waiting = (plan: Plan, isOffered: boolean): Progress => ({
  ...plan,
  actual_start_date: null,
  actual_due_date: null,
  status_id: isOffered ? projectStatus.offered : projectStatus.new,
});

const begun = (plan: Plan, today: string, random: Random): Progress => ({
  ...plan,
  actual_start_date: notAfter(today, shifted(plan.planned_start_date, random.whole(0, 3))),
  actual_due_date: null,
  status_id: projectStatus.in_process,
});

const finished = (plan: Plan, today: string, random: Random): Progress => ({
  ...begun(plan, today, random),
  actual_due_date: notAfter(today, shifted(plan.planned_due_date, random.whole(-2, 6))),
  status_id: projectStatus.finished,
});

export const shifted = (date: string, days: number) =>
  formatISO(addDays(parseISO(date), days), { representation: "date" });

/** The earlier of two local dates. */
export const earlier = (one: string, other: string) => (one < other ? one : other);

/** The last working day up to a date that must not be later than `today`. */
const notAfter = (today: string, date: string) => workdayUntil(earlier(date, today));

/** A date, or the first working day after it; the last working day up to it. */
export const workdayFrom = (date: string): string => (isWorkday(date) ? date : workdayFrom(shifted(date, 1)));
export const workdayUntil = (date: string): string =>
  isWorkday(date) ? date : workdayUntil(shifted(date, -1));

/** The Latvian holidays that keep their date; the others are left out, for nobody plans by these rows (domain.md §5). */
const holidays = "01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31".split(" ");

const isWorkday = (date: string) => !isWeekend(parseISO(date)) && !holidays.includes(date.slice(5));
