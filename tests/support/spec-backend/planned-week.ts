import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";

/** The week that this backend has planned: the next one, which may be changed whenever the tests run. */
export const plannedWeek = addDays(mondayOf(today()), 7);
