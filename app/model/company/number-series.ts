import { z } from "zod";
import { wholeNumber } from "../answer/fields.ts";

/** The series that documents are numbered in (domain §4), by what they are called in the settings. */
export const seriesKinds = ["invoice", "waybill", "credit_note"] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** How the numbers of a series look: "RE-2026-0042" has the prefix "RE-", the year and a width of four digits. */
export const series = z.object({
  prefix: z
    .string({ error: "errors.text" })
    .trim()
    .max(12, "errors.too_long")
    .regex(/^[\p{L}\d/.-]*$/u, "errors.series_prefix")
    .default(""),
  /** Whether the year is in it; numbers begin at one with each year then. */
  with_year: z.boolean({ error: "errors.choice" }).default(true),
  /** Digits at least. */
  width: wholeNumber({ min: 1, max: 8, range: "errors.series_width" }).default(4),
});
export type Series = z.output<typeof series>;

/** The series of an installation that has set none. */
export const defaultSeries: Record<SeriesKind, Series> = {
  invoice: { prefix: "RE-", with_year: true, width: 4 },
  waybill: { prefix: "PZ-", with_year: true, width: 4 },
  credit_note: { prefix: "KR-", with_year: true, width: 4 },
};

/** Whether two series could ever give one number: an invoice and a waybill of one number cannot be told apart (domain §4). */
export function canCoincide(one: Series, other: Series): boolean {
  if (one.with_year === other.with_year) {
    const [short = "", long = ""] = [one.prefix, other.prefix].sort((a, b) => a.length - b.length);
    return short === long || (!one.with_year && isContinued(short, long, /^\d+$/));
  }
  const [plain, yearly] = one.with_year ? [other, one] : [one, other];
  return isContinued(yearly.prefix, plain.prefix, /^\d{4}-\d*$/);
}

const isContinued = (start: string, text: string, rest: RegExp): boolean =>
  text.startsWith(start) && rest.test(text.slice(start.length));

/** What a series counts within: the year of a local date, or "" where it counts on for ever. */
export const periodOf = ({ with_year }: Series, date: string): string => (with_year ? date.slice(0, 4) : "");

/** The number of a document: its place in the series, from 1, in the form of the series. */
export function documentNumber({ prefix, width }: Series, period: string, place: number): string {
  const year = period === "" ? "" : `${period}-`;
  return `${prefix}${year}${String(place).padStart(width, "0")}`;
}
