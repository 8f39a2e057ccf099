import { homeTimeZone, isLocalDate, today } from "../date/dates.ts";
import { halt } from "./refusal.ts";

/**
 * The local date of a date or a time that a bank writes: "2026-01-05", with a zone or a time behind it. An instant in UTC is a
 * day in Riga; any other time stands on the bank's own calendar. "" of nothing; halts where there is no such day.
 */
export function bankDate(text: string): string {
  if (text === "") return "";
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?(?:Z|[-+]\d\d:\d\d)?$/.exec(text) ?? [];
  if (!isLocalDate(date)) return halt("date");
  if (time === "") return date;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return halt("date");
  return text.endsWith("Z") ? today(homeTimeZone, instant) : date;
}
