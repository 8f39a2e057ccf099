import type { Place } from "./place.ts";
import { at } from "./place.ts";

/** An exact decimal of any number of places: 12.50 is 1250 of two places. */
export interface Amount {
  readonly units: bigint;
  readonly places: number;
}

/** As long as a number may be: what is longer is none, so that no file makes us count for hours. */
const longest = 64;
/** How far a quotient is reckoned, as by the official rules: they decide at the border of 0.02. */
const quotientPlaces = 18;

/** What a text says as a decimal of XML Schema; null for what is none. */
export function amount(text: string): Amount | null {
  const digits = text.length > longest ? text.trim() : text;
  if (digits.length > longest) return null;
  const parts = /^[\t\n\r ]*([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?[\t\n\r ]*$/.exec(digits);
  if (!parts) return null;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const units = BigInt(`${whole}${fraction}`);
  return { units: sign === "-" ? -units : units, places: fraction.length };
}

/** The first decimal at a path; null where there is none. */
export function amountAt(place: Place, path: string): Amount | null {
  const [found] = at(place, path);
  return found ? amount(found.text) : null;
}

export const whole = (units: number): Amount => ({ units: BigInt(units), places: 0 });
export const nought = whole(0);
export const one = whole(1);
/** What two sides may differ by, where a rule says so. */
export const twoCents: Amount = { units: 2n, places: 2 };

const scaled = ({ units, places }: Amount, to: number): bigint => units * 10n ** BigInt(to - places);

export function plus(a: Amount, b: Amount): Amount {
  const places = Math.max(a.places, b.places);
  return { units: scaled(a, places) + scaled(b, places), places };
}

export const negated = ({ units, places }: Amount): Amount => ({ units: -units, places });
export const minus = (a: Amount, b: Amount): Amount => plus(a, negated(b));
export const times = (a: Amount, b: Amount): Amount => ({
  units: a.units * b.units,
  places: a.places + b.places,
});
export const sum = (all: readonly Amount[]): Amount => all.reduce(plus, nought);
export const magnitude = (a: Amount): Amount => (a.units < 0n ? negated(a) : a);
export const hundredth = ({ units, places }: Amount): Amount => ({ units, places: places + 2 });

/** A quotient of 18 places, half of the last one rounded towards zero. */
export function over(a: Amount, b: Amount): Amount {
  const places = Math.max(quotientPlaces, a.places, b.places);
  const dividend = a.units * 10n ** BigInt(places + b.places);
  const divisor = b.units * 10n ** BigInt(a.places);
  const isNegative = dividend < 0n !== divisor < 0n;
  const [above, below] = [absolute(dividend), absolute(divisor)];
  const units = above / below + (2n * (above % below) > below ? 1n : 0n);
  return { units: isNegative ? -units : units, places };
}

const absolute = (units: bigint): bigint => (units < 0n ? -units : units);

/** Less than 0, 0 or more than 0, as the first is less than, the same as or more than the second. */
export function compared(a: Amount, b: Amount): number {
  const { units } = minus(a, b);
  if (units === 0n) return 0;
  return units < 0n ? -1 : 1;
}

/** Whether two are the same; never where one is missing. */
export const isSame = (a: Amount | null, b: Amount | null): boolean =>
  a !== null && b !== null && compared(a, b) === 0;
export const isLess = (a: Amount, b: Amount): boolean => compared(a, b) < 0;

/** Rounded to places, half of the last one up. */
export function rounded(a: Amount, places: number): Amount {
  if (a.places <= places) return a;
  const divisor = 10n ** BigInt(a.places - places);
  const doubled = 2n * a.units + divisor;
  const quotient = doubled / (2n * divisor);
  const isBelow = doubled < 0n && doubled % (2n * divisor) !== 0n;
  return { units: isBelow ? quotient - 1n : quotient, places };
}
export const toCents = (a: Amount): Amount => rounded(a, 2);

/** Whether two are less than one apart. */
export const isWithinOne = (a: Amount, b: Amount): boolean => isLess(magnitude(minus(a, b)), one);

/** How many characters follow the first point of a text. */
export function decimalsOf(text: string): number {
  const point = text.indexOf(".");
  return point < 0 ? 0 : text.length - point - 1;
}
