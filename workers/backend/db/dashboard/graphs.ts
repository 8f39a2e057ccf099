import { and, count, gte, lte, type SQL } from "drizzle-orm";
import { asFarBefore, type Period, type Step } from "#model/calendar/time-steps.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import type { Database } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { incomeSums, isIncome } from "../reports/income.ts";

/** The series of a dashboard: by day from the database, put into steps here. */
export function readGraphs(database: Database, steps: readonly Step[], today: string): Dashboard["graphs"] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return { invoices: [], project_count: [] };
  const all = { from: first.previous.from, to: last.to };
  const invoiced = sumsWithin(
    database
      .select({ date: invoices.date, value: incomeSums.net_cents })
      .from(invoices)
      .where(and(isIncome(), isWithin(invoices.date, all)))
      .groupBy(invoices.date)
      .orderBy(invoices.date)
      .all(),
  );
  const begun = sumsWithin(
    database
      .select({ date: projects.planned_start_date, value: count() })
      .from(projects)
      .where(isWithin(projects.planned_start_date, all))
      .groupBy(projects.planned_start_date)
      .orderBy(projects.planned_start_date)
      .all(),
  );
  const until = asFarBefore(steps, today);
  return {
    so_far:
      until === null
        ? null
        : { until, previous_net_cents: invoiced({ from: first.previous.from, to: until }) },
    invoices: steps.map(({ from, to, previous }) => ({
      from,
      to,
      net_cents: invoiced({ from, to }),
      previous_net_cents: invoiced(previous),
    })),
    project_count: steps.map(({ from, to, previous }) => ({
      from,
      to,
      projects: begun({ from, to }),
      previous_projects: begun(previous),
    })),
  };
}

const isWithin = (
  date: typeof invoices.date | typeof projects.planned_start_date,
  { from, to }: Period,
): SQL | undefined => and(gte(date, from), lte(date, to));

/** Sums of periods, from values by day in the order of the days. */
function sumsWithin(days: readonly { date: string; value: number }[]): (period: Period) => number {
  const dates = days.map(({ date }) => date);
  const before = [0];
  for (const { value } of days) before.push((before.at(-1) ?? 0) + value);
  // How many days come before a date: the first place that is not, found by halves.
  const placeOf = (isBefore: (date: string) => boolean): number => {
    let [low, high] = [0, dates.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(dates[middle] ?? "")) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ from, to }) =>
    (before[placeOf((date) => date <= to)] ?? 0) - (before[placeOf((date) => date < from)] ?? 0);
}
