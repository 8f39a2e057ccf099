import { homeTimeZone, wallClock } from "./dates.ts";

/**
 * An instant (ISO 8601 in UTC) to the second on the clock of a time zone, with what that is ahead of UTC: "28.11.2026
 * 13:05:09 (UTC+02:00)". For papers that are read in other zones as well. Throws a RangeError for a text that is
 * no instant, and for a time zone that does not exist.
 */
export function showInstant(iso: string, timeZone = homeTimeZone): string {
  const instant = new Date(iso);
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  // Zones are ahead by whole minutes, so that seconds are the same everywhere.
  const seconds = instant.toISOString().slice(17, 19);
  const onWall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${seconds}Z`);
  const ahead = Math.round((onWall - instant.getTime()) / 60_000);
  return `${day}.${month}.${year} ${hour}:${minute}:${seconds} (UTC${showOffset(ahead)})`;
}

/** Minutes as hours: 120 is "+02:00". */
function showOffset(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "\u2212" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
