import { z } from "zod";
import { isObject } from "../answer/is-object.ts";
import { decimalScale, readCounted, sendDecimal } from "./decimal.ts";

/**
 * Ten-thousandths of a decimal that a backend sends: "12.50", "12.500000", 12.5, or a binary float such as 12.350000000000001.
 * Null for what is no number.
 */
export function readSent(sent: unknown): number | null {
  if (typeof sent !== "number" && typeof sent !== "string") return null;
  const exact = readCounted(sent);
  if (exact !== null) return exact;
  const number = Number(sent === "" ? Number.NaN : sent);
  const value = readCounted(Math.abs(number).toFixed(4));
  return value !== null && number < 0 ? -value : value;
}

/** A decimal as text such as "12.50"; null where none is sent. Refuses what is no number, or below zero. */
export const sentDecimal = z.preprocess(asDecimal, z.string().nullable());

/** A decimal that stands in for one that is not sent. */
export const sentDecimalOr = (otherwise: string) =>
  z.preprocess((sent, context) => asDecimal(sent, context) ?? otherwise, z.string());

function asDecimal(sent: unknown, context: z.RefinementCtx): string | null {
  if (sent === null || sent === undefined || sent === "") return null;
  const value = readSent(sent);
  if (value !== null && value >= 0) return sendDecimal(value);
  context.addIssue({ code: "custom", message: "errors.number" });
  return z.NEVER;
}

const cent = decimalScale / 100;

/** Whole cents of a decimal of euro that a backend sends, rounded half away from zero (domain §3). */
export function centsOf(sent: unknown): number | undefined {
  const value = readSent(sent);
  if (value === null) return undefined;
  const cents = Math.floor((Math.abs(value) + cent / 2) / cent);
  return value < 0 ? -cents : cents;
}

/**
 * An object whose sums a backend may send as decimals of euro alone (design §4): `total_cents` is made of `total` where it is
 * missing.
 */
export const withCents = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) => {
  const names = Object.keys(shape.shape).filter((name) => name.endsWith("_cents"));
  return z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const missing = names.filter((name) => sent[name] === undefined || sent[name] === null);
    if (missing.length === 0) return sent;
    const made = missing.map((name) => [name, centsOf(sent[name.slice(0, -"_cents".length)])]);
    return { ...sent, ...Object.fromEntries(made.filter(([, cents]) => cents !== undefined)) };
  }, shape);
};
