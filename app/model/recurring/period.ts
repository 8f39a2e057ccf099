import { monthNames } from "../date/months.ts";
import type { Frequency } from "./schedule.ts";

/** The text key and the values of what a document of a date is for: its month, or its quarter of the year. */
export function periodOf(every: Frequency, date: string) {
  const [year, month] = [date.slice(0, 4), Number(date.slice(5, 7))];
  if (every === "quarter")
    return { key: "recurring_runs.quarter", values: { year, quarter: Math.ceil(month / 3) } } as const;
  return { key: `recurring_runs.months.${monthNames[month - 1] ?? "january"}`, values: { year } } as const;
}
