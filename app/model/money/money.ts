import { decimalScale } from "./decimal.ts";

/**
 * Money as whole cents (domain §3). Prices, quantities and percentages are ten-thousandths (model/decimal.ts). Products are
 * made of whole numbers however large, and rounded once: half away from zero.
 */
const scale = BigInt(decimalScale);

/** The largest line of a document: a milliard euro in cents, so that whatever is summed stays exact. */
export const largestLine = 100_000_000_000;

/** Cents of a unit price times a quantity, both ten-thousandths. Throws a RangeError where that is past what is counted exactly. */
export const times = (price: number, quantity: number): number =>
  safe(rounded(BigInt(price) * BigInt(quantity), (scale * scale) / 100n));

/** Whether a price times a quantity is no more than {@link largestLine}. */
export const isLine = (price: number, quantity: number): boolean =>
  rounded(BigInt(price) * BigInt(quantity), (scale * scale) / 100n) <= BigInt(largestLine);

/** Cents of a percentage (ten-thousandths of a percent: 21 % is 210 000) of an amount in cents. */
export const percentOf = (cents: number, percent: number): number =>
  safe(rounded(BigInt(cents) * BigInt(percent), 100n * scale));

/** Cents of an amount that is for a whole, for so much of it. */
export const partOf = (cents: number, part: number, whole: number): number =>
  safe(rounded(BigInt(cents) * BigInt(part), BigInt(whole)));

/** What percentage one amount is of another that is not zero: ten-thousandths of a percent, rounded to hundredths of one. */
export const shareOf = (part: number, whole: number): number =>
  safe(100n * rounded(BigInt(part) * scale, BigInt(whole)));

/** The unit price, in ten-thousandths, of a total in cents: only where no price was entered (domain H4). Zero of nothing. */
export const unitPriceOf = (cents: number, quantity: number): number =>
  quantity === 0 ? 0 : safe(rounded(BigInt(cents) * scale * scale, 100n * BigInt(quantity)));

/**
 * Splits an amount in proportion to weights so that the parts add up to it: each gets its whole cents, and the cents that are
 * left go to the largest remainders, of equal ones to the first (domain §3). Weights of zero get nothing, unless all are zero.
 */
export function split(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? cents : 0));
  const sign = cents < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(cents));
  const shares = weights.map((weight, index) => {
    const exact = amount * BigInt(weight);
    return { index, part: Number(exact / whole), rest: exact % whole };
  });
  let left = Math.abs(cents) - shares.reduce((sum, { part }) => sum + part, 0);
  for (const share of [...shares].sort(byRest)) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map(({ part }) => part * sign + 0);
}

type Share = { index: number; rest: bigint };

function byRest(one: Share, other: Share): number {
  if (one.rest !== other.rest) return one.rest > other.rest ? -1 : 1;
  return one.index - other.index;
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((whole, amount) => whole + amount, 0);

function rounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const nearest = (2n * above + below) / (2n * below);
  return isNegative ? -nearest : nearest;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError("an amount is too large to be counted in cents");
  return number + 0;
}
