/** Where an installation that says nothing else is (domain.md §5). */
export const homeTimeZone = "Europe/Riga";

/**
 * The local date, yyyy-MM-dd, that the calendar on the wall of that time zone shows at an instant. Throws a RangeError
 * for a time zone that does not exist. Source: domain.md §5.
 */
export function today(timeZone = homeTimeZone, now = new Date()): string {
  const { year, month, day } = wallClock(now, timeZone);
  return `${year}-${month}-${day}`;
}

/**
 * A local date as it is shown, dd.MM.yyyy. A text that is not one is returned as it is, so that a form can show again
 * what was typed into it. Source: domain.md §5 (Intl for lv prints "5.01.2026.", which is not the house form).
 */
export function showDate(date: string): string {
  return isLocalDate(date) ? date.split("-").reverse().join(".") : date;
}

/**
 * The local date that a person typed: "5.1.2026", "05.01.2026", with or without the full stop that Latvian puts after
 * it, or "2026-01-05". Null for anything else, for days that do not exist and outside 1900–2100. Source: domain.md §5.
 */
export function readDate(text: string): string | null {
  const date = sentAs(text);
  return isLocalDate(date) ? date : null;
}

/** What a person typed, as a date is sent; a text that has the form of none as it is. */
function sentAs(text: string): string {
  const typed = text.trim();
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/.exec(typed) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
}

/** Whether a text is a date of a year before 1900 or after 2100. */
function isOfOtherYears(text: string): boolean {
  const date = sentAs(text);
  const year = Number(/^(\d{4})-/.exec(date)?.[1] ?? "1900");
  return (year < 1900 || year > 2100) && isLocalDate(date.replace(/^\d{4}/, "2000"));
}

/** What is wrong with what was typed for a date and is none: "errors.date_years" or "errors.date". */
export const dateProblem = (text: string): "errors.date_years" | "errors.date" =>
  isOfOtherYears(text) ? "errors.date_years" : "errors.date";

/** A date as somebody typed it, in the form that all are shown in; a text that is none as it is. */
export const showTyped = (typed: string): string => showDate(readDate(typed) ?? typed);

/** Whether a text is a local date: yyyy-MM-dd, a day that exists, 1900–2100. Source: domain.md §5. */
export function isLocalDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return year >= 1900 && year <= 2100 && day >= 1 && day <= daysIn(year, month);
}

/**
 * The instant (ISO 8601 in UTC) at which a local date begins in a time zone, to compare stored timestamps with. Throws a
 * RangeError for a time zone that does not exist. Source: domain.md §5.
 */
export function dayBegins(date: string, timeZone = homeTimeZone): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const ahead = (at: number) => {
    const { year, month, day, hour, minute } = wallClock(new Date(at), timeZone);
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - at;
  };
  // Twice: how far the zone is ahead is another thing at the first guess where clocks change in between.
  return new Date(midnight - ahead(midnight - ahead(midnight))).toISOString();
}

/**
 * The hour on the wall clock of a time zone with its minutes as a fraction: 9.5 at half past nine. Throws a RangeError for
 * a time zone that does not exist. Source: domain.md §5.
 */
export function clockOf(timeZone = homeTimeZone, now = new Date()): number {
  const { hour, minute } = wallClock(now, timeZone);
  return Number(hour) + Number(minute) / 60;
}

// The functions of date-fns that take or make a local date go through midnight on the machine's clock, and there are
// zones and days without one. So the few that are needed count in whole numbers or in UTC.
function daysIn(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

/** One for each zone that somebody is in: making it takes longer than all that it is asked. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  clocks.set(timeZone, clock);
  return clock;
}

export function wallClock(instant: Date, timeZone: string) {
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}
