/**
 * Decimals of four places as whole ten-thousandths: unit prices and quantities (domain §3, H4). 12.5 is 125 000. No sum
 * ever goes through a binary float.
 */
export const decimalScale = 10_000;

/** The largest number that is read: a milliard, far inside what JavaScript counts exactly. */
const largest = 1_000_000_000 * decimalScale;

/**
 * Ten-thousandths of what people type or a backend sends: "12,5", "12.50", "1 234,5 €", "€1,234.50", 12.5. Null for what is
 * no number, has more than four places, is negative or past a milliard. One separator alone is the decimal one.
 */
export const readDecimal = (typed: string | number): number | null => readUpTo(typed, largest);

/** The same of what was counted: a whole estimate, each of whose lines may come to a milliard. Its cents are exact. */
export const readCounted = (sent: string | number): number | null => readUpTo(sent, 3500 * largest);

function readUpTo(typed: string | number, most: number): number | null {
  const text = ungrouped(bare(String(typed)));
  const parts = /^(\d{1,13})(?:[.,](\d{1,4}))?$/.exec(text);
  if (!parts) return null;
  const value = Number(parts[1]) * decimalScale + Number((parts[2] ?? "").padEnd(4, "0"));
  return value <= most ? value : null;
}

/** Which rule a number breaks that is not read; null for what is no number at all. */
export function decimalFault(typed: string | number): "negative" | "decimals" | "largest" | null {
  const text = typeof typed === "number" ? plainNumber(typed) : typed;
  const [, sign, digits = ""] = /^([-\u2212\u2013]?)(.+)$/u.exec(bare(text)) ?? [];
  const parts = /^(\d+)(?:[.,](\d+))?$/.exec(ungrouped(digits));
  if (!parts) return null;
  if (sign) return "negative";
  if (Number(parts[1]) * decimalScale >= largest) return "largest";
  return (parts[2] ?? "").length > 4 ? "decimals" : null;
}

/**
 * A number without the euro sign, which English puts before it, and without spaces where they set its thousands apart:
 * "12 50" stays as it is. A tab is none of them: "5⇥120" are two cells of a spreadsheet.
 */
function bare(typed: string): string {
  const text = typed.trim();
  const number = text.replace(/^€\s?|\s?€$/, "");
  return /^\D?\d{1,3}(?:\p{Zs}\d{3})+(?:[.,]\d*)?$/u.test(number) ? number.replace(/\p{Zs}/gu, "") : number;
}

/** A number without an exponent: what is sent as 1e21 is a number all the same. */
const plainNumber = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 }) : "";

/** A number without what its thousands are set apart by: a comma before a point, a point before a comma, or several of one. */
function ungrouped(text: string): string {
  const english = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text);
  const [, whole, decimals] = english ?? /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text) ?? [];
  if (whole && decimals) return `${whole.replace(/[.,]/g, "")}.${decimals}`;
  return /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text;
}

/** Ten-thousandths of a decimal that is known to be one. Throws a RangeError for anything else. */
export function decimal(text: string): number {
  const value = readDecimal(text);
  if (value === null) throw new RangeError(`${text} is no decimal`);
  return value;
}

/** As it is sent: a point, two places at least, four at most: 125 000 is "12.50", 1 234 is "0.1234". */
export function sendDecimal(value: number): string {
  const fraction = String(value % decimalScale).padStart(4, "0");
  return `${Math.floor(value / decimalScale)}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, "")}`;
}

/** As it is typed into a form: a comma in Latvian, a point in English. */
export const typeDecimal = (value: number, language: string): string =>
  language === "lv" ? sendDecimal(value).replace(".", ",") : sendDecimal(value);

/**
 * A decimal as it is shown, two places at least. Groups of thousands from five digits in Latvian, from four in English
 * (domain §3).
 */
export function showDecimal(value: number, language: string): string {
  const [whole = "", fraction = ""] = sendDecimal(value).split(".");
  const isLatvian = language === "lv";
  const isGrouped = whole.length > (isLatvian ? 4 : 3);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, isLatvian ? "\u00a0" : ",") : whole;
  return `${grouped}${isLatvian ? "," : "."}${fraction}`;
}

/** A unit price as it is shown, with the euro sign behind a space that does not break (specification §9). */
export const showUnitPrice = (value: number, language: string): string =>
  `${showDecimal(value, language)}\u00a0€`;
