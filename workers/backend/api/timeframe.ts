import { dayEnd, type Timeframe } from "#model/calendar/rules.ts";
import { today } from "#model/date/dates.ts";
import { entryIsOutside } from "../db/calendar-references.ts";
import type { Database } from "../db/database.ts";
import { invalid } from "../operations/errors.ts";

/** Refuses a calendar's day in which entries from today on would not fit (specification §9: timeframe). */
export function checkTimeframe(database: Database, before: Timeframe, after: Timeframe): void {
  const isWider = after[0] <= before[0] && dayEnd(after) >= dayEnd(before);
  if (!isWider && entryIsOutside(database, today(), [after[0], dayEnd(after)]))
    throw invalid("module_config.calendar.timeframe", "errors.timeframe_entries");
}
