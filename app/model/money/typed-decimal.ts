import { z } from "zod";
import { decimalFault, readDecimal, sendDecimal } from "./decimal.ts";

interface Typing<Empty> {
  /** Said of what is no number. */
  error: string;
  /** Said of what is below or above what it may be, where `error` does not name both ends. */
  range?: string;
  /** Said where nothing was sent at all; otherwise as `error`. */
  missing?: string;
  /** A sign that may stand behind it. */
  unit?: "%";
  /** Places behind the comma; of two, more are refused with "errors.cents". */
  places?: 2 | 4;
  /** The largest that is read, in ten-thousandths. */
  largest?: number;
  /** What an empty field is read as; without it, it is refused. */
  empty?: Empty;
}

/**
 * A number as it is typed or sent, read as a decimal such as "12.50" (model/decimal.ts): a comma or a point, none below
 * zero. What is refused is told which rule it breaks: that it is no number, its sign, its size or its decimals.
 */
export function typedDecimal<Empty extends string | null = string>({
  error,
  missing = error,
  range,
  unit,
  places = 4,
  largest = Number.POSITIVE_INFINITY,
  empty,
}: Typing<Empty>) {
  const step = 10 ** (4 - places);
  const faults = {
    negative: range ?? "errors.negative",
    largest: range ?? "errors.largest_number",
    decimals: places === 2 ? "errors.cents" : "errors.decimals",
  };
  const faultOf = (typed: string | number, value: number | null) => {
    if (value !== null) return value > largest ? faults.largest : faults.decimals;
    const fault = decimalFault(typed);
    return fault === null ? error : faults[fault];
  };
  return z
    .union([z.string(), z.number()], { error: ({ input }) => (input ? error : missing) })
    .transform((sent, context): string | Empty => {
      const typed = unit && typeof sent === "string" ? withoutUnit(sent, unit) : sent;
      if (typed === "" && empty !== undefined) return empty;
      const value = readDecimal(typed);
      if (value !== null && value <= largest && value % step === 0) return sendDecimal(value);
      context.addIssue({ code: "custom", message: faultOf(typed, value) });
      return z.NEVER;
    });
}

function withoutUnit(sent: string, unit: string): string {
  const text = sent.trimEnd();
  return text.length > unit.length && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : sent;
}
