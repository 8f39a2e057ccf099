import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import { homeTimeZone, wallClock } from "./dates.ts";

/**
 * An instant (ISO 8601 with Z or an offset) as dd.MM.yyyy HH:mm on the clock of that time zone. A text that is not an
 * instant is returned as it is: without an offset it would mean something else on every machine. Throws a RangeError
 * for a time zone that does not exist. Source: domain.md §5.
 */
export function showTimestamp(iso: string, timeZone = homeTimeZone): string {
  // parseISO refuses 30 February, which the Date constructor turns into 2 March.
  const instant = parseISO(iso);
  if (!isValid(instant) || !/T.*(Z|[+-]\d{2}(:?\d{2})?)$/.test(iso)) return iso;
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}
