import { today } from "#model/date/dates.ts";
import { addToMonth, monthOf } from "#model/date/months.ts";
import { recurringValues } from "./values.ts";

/** What the form of a new plan begins with, called as what it repeats. */
export const begunPlan = (name: string) =>
  recurringValues({
    name: name.slice(0, 150),
    every: "month",
    day_of_month: 1,
    // The first of the next month: what is agreed for a month is mostly invoiced as it begins.
    starts_on: `${addToMonth(monthOf(today()), 1)}-01`,
    ends_on: null,
    does: "draft",
  });
