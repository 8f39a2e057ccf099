import { z } from "zod";
import { typedDate } from "../answer/fields.ts";
import { today } from "../date/dates.ts";
import { addMonths, addToMonth, lastDayOf, monthOf } from "../date/months.ts";
import type { StatementPeriod } from "./ledger.ts";

/** Years of a statement at most. */
const longest = 10;

const date = z.preprocess((sent) => (sent === "" ? undefined : sent), typedDate.optional());

/** The period of a statement as an address has it; both days may be left out. */
export const typedPeriod = z.object({ from: date.optional(), to: date.optional() });

/**
 * The same, understood: without days it is this year until today. Refuses days in the wrong order, more than ten years, and
 * days to come, on which nobody knows what will be paid.
 */
export const statementPeriod = typedPeriod.transform((typed, context): StatementPeriod => {
  const now = today();
  const to = typed.to ?? now;
  const from = typed.from ?? `${to.slice(0, 4)}-01-01`;
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
  if (to < from) refuse("errors.due_before_start");
  else if (to > now) refuse("errors.statement_ahead");
  else if (to >= addMonths(from, longest * 12)) refuse("errors.statement_period");
  return { from, to };
});

/** The periods that are asked for most, as seen from a local date; none goes beyond it. */
export function statementPresets(now: string) {
  const month = monthOf(now);
  const before = addToMonth(month, -1);
  const year = Number(now.slice(0, 4));
  return [
    { name: "this_month" as const, period: { from: `${month}-01`, to: now } },
    { name: "last_month" as const, period: { from: `${before}-01`, to: lastDayOf(before) } },
    { name: "this_year" as const, period: { from: `${year}-01-01`, to: now } },
    { name: "last_year" as const, period: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
  ];
}
