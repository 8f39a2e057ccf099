import type { FieldErrors } from "#model/answer/api-error.ts";
import type { Period } from "#model/calendar/time-steps.ts";
import { addMonths, addToMonth, lastDayOf, monthOf } from "#model/date/months.ts";
import { reportFilters } from "#model/report/filters.ts";

/** Years that a picture by month still has room for. */
const longest = 10;

/** The period in an address: what is asked for, what stands in the fields, and what is wrong with it. */
export interface ReadPeriod {
  period: Period;
  typed: Period;
  errors: FieldErrors;
}

/** Reads `from` and `to` as reports do (specification §9); this year stands in for what cannot be understood. */
export function readPeriod(query: URLSearchParams): ReadPeriod {
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const read = reportFilters.safeParse(typed);
  const refused = (errors: FieldErrors): ReadPeriod => {
    const { from, to } = reportFilters.parse({});
    return { period: { from, to }, typed, errors };
  };
  if (!read.success)
    return refused(
      Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join(), [message]])),
    );
  const { from, to } = read.data;
  if (to >= addMonths(from, longest * 12)) return refused({ to: ["dashboard.period_long"] });
  return { period: { from, to }, typed: { from, to }, errors: {} };
}

/** The periods that are asked for most, as seen from a local date. */
export function presets(today: string) {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  const quarter = addToMonth(`${year}-01`, Math.floor((Number(month.slice(5)) - 1) / 3) * 3);
  const months = (first: string, last: string) => ({ from: `${first}-01`, to: lastDayOf(last) });
  return [
    { name: "this_year" as const, period: months(`${year}-01`, `${year}-12`) },
    { name: "last_year" as const, period: months(`${year - 1}-01`, `${year - 1}-12`) },
    { name: "this_quarter" as const, period: months(quarter, addToMonth(quarter, 2)) },
    { name: "last_months" as const, period: months(addToMonth(month, -11), month) },
  ];
}
