import { z } from "zod";

/** Millionths: the European Central Bank writes its rates with up to five places. */
const places = 6;

/** The least rate that is taken, in millionths: no currency is worth a hundred euro, and sums stay exact at it. */
const least = 10_000;

/** Millionths of a rate such as "1.0845" or "0,83120"; null for what is none, or is not above zero. */
export function readRate(typed: string): number | null {
  const parts = /^(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(typed.trim());
  if (!parts) return null;
  const value = Number(parts[1]) * 10 ** places + Number((parts[2] ?? "").padEnd(places, "0"));
  return value > 0 ? value : null;
}

/** A rate as it is sent: a point, and no noughts at the end. */
export function sendRate(millionths: number): string {
  const fraction = String(millionths % 10 ** places).padStart(places, "0");
  return `${Math.floor(millionths / 10 ** places)}.${fraction}`.replace(/\.?0+$/, "");
}

/** How much of a currency one euro is: as it is typed, read as it is sent; null of an empty field. */
export const typedRate = z.string({ error: "errors.number" }).transform((typed, context) => {
  if (typed.trim() === "") return null;
  const rate = readRate(typed);
  if (rate !== null && rate >= least) return sendRate(rate);
  context.addIssue({ code: "custom", message: rate === null ? "errors.number" : "purchases.rate_least" });
  return z.NEVER;
});

/** Euro cents of cents of a currency of which one euro is `millionths`; half away from zero (domain §3). */
export function inEuro(cents: number, millionths: number): number {
  const divisor = BigInt(millionths);
  const dividend = BigInt(Math.abs(cents)) * BigInt(10 ** places);
  const nearest = Number((2n * dividend + divisor) / (2n * divisor));
  return cents < 0 ? -nearest : nearest;
}
