import type { z } from "zod";
import { today } from "../date/dates.ts";
import { addToMonth, lastDayOf, monthOf } from "../date/months.ts";
import { typedPeriod } from "../statement/period.ts";

/**
 * The first and the last local date of what is entered into the books: without them it is the month that has just ended. Refuses
 * dates in the wrong order with "errors.due_before_start".
 */
export const accountingPeriod = typedPeriod.transform((typed, context) => {
  const before = addToMonth(monthOf(typed.to ?? today()), typed.to ? 0 : -1);
  const from = typed.from ?? `${before}-01`;
  const to = typed.to ?? lastDayOf(monthOf(from));
  if (to < from) context.addIssue({ code: "custom", path: ["to"], message: "errors.due_before_start" });
  return { from, to };
});
export type AccountingPeriod = z.output<typeof accountingPeriod>;
