import type { Translate } from "#locales/texts.ts";
import type { Period, StepLength } from "#model/calendar/time-steps.ts";
import { showDate } from "#model/date/dates.ts";
import { lastDayOf, monthNames, monthOf } from "#model/date/months.ts";

/** What stands below a column, and what it is called in full. */
export interface StepName {
  label: string;
  name: string;
}

/** A period in words: its first and its last day. */
export const showPeriod = ({ from, to }: Period): string =>
  from === to ? showDate(from) : `${showDate(from)}–${showDate(to)}`;

/** A month (yyyy-MM); with its year below the column where the columns are of several. */
function nameMonth(t: Translate, month: string, isAlone: boolean): StepName {
  const [year = "", number = ""] = month.split("-");
  const name = monthNames[Number(number) - 1];
  if (!name) return { label: month, name: month };
  return {
    label: isAlone ? t(`charts.months.${name}`) : `${number}.${year}`,
    name: t("dashboard.month_of_year", { month: t(`dashboard.months.${name}`), year }),
  };
}

/** The months of some years, each under its name. */
export function nameMonths(t: Translate, months: readonly string[]): StepName[] {
  const isAlone = new Set(months.map((month) => month.slice(0, 4))).size === 1;
  return months.map((month) => nameMonth(t, month, isAlone));
}

/** The steps of a series; a month that the period cuts short is called by its days. */
export function nameSteps(t: Translate, steps: readonly Period[], length: StepLength): StepName[] {
  if (length !== "month")
    return steps.map((step) => ({ label: showDate(step.from).slice(0, 6), name: showPeriod(step) }));
  const names = nameMonths(
    t,
    steps.map(({ from }) => monthOf(from)),
  );
  return steps.map(({ from, to }, index) => {
    const isWhole = from.endsWith("-01") && to === lastDayOf(monthOf(to));
    const { label = "", name = "" } = names[index] ?? {};
    return { label, name: isWhole ? name : showPeriod({ from, to }) };
  });
}
