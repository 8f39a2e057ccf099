import { addToMonth, lastDayOf, monthOf } from "../date/months.ts";

/** The periods that books are kept by, as seen from a local date: the month before, this one, and the quarter before. */
export function accountingPresets(now: string) {
  const month = monthOf(now);
  const before = addToMonth(month, -1);
  const first = addToMonth(month, -((Number(month.slice(5)) - 1) % 3) - 3);
  const from = (of: string) => `${of}-01`;
  return [
    { name: "last_month" as const, period: { from: from(before), to: lastDayOf(before) } },
    { name: "this_month" as const, period: { from: from(month), to: lastDayOf(month) } },
    { name: "last_quarter" as const, period: { from: from(first), to: lastDayOf(addToMonth(first, 2)) } },
  ];
}
