import { dayEnd, type Timeframe } from "../../../app/model/calendar-rules";
import { today } from "../../../app/model/dates";
import { entryIsOutside } from "../db/calendar-references";
import type { Database } from "../db/database";
import { invalid } from "../errors";

/** Refuses a calendar's day in which entries from today on would not fit (specification §9: timeframe). */
export function checkTimeframe(database: Database, before: Timeframe, after: Timeframe): void {
  const isWider = after[0] <= before[0] && dayEnd(after) >= dayEnd(before);
  if (!isWider && entryIsOutside(database, today(), [after[0], dayEnd(after)]))
    throw invalid("module_config.calendar.timeframe", "errors.timeframe_entries");
}
