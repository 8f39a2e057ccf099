import { z } from "zod";
import { readDecimal, sendDecimal } from "./decimal";

interface Typing<Empty> {
  /** Said of what is no such number. */
  error: string;
  /** Said where nothing was sent at all; otherwise as `error`. */
  missing?: string;
  /** Places behind the comma; of two, more are refused with "errors.cents". */
  places?: 2 | 4;
  /** The largest that is read, in ten-thousandths. */
  largest?: number;
  /** What an empty field is read as; without it, it is refused. */
  empty?: Empty;
}

/**
 * A number as it is typed or sent, read as a decimal such as "12.50" (model/decimal.ts): a comma or a point, none below
 * zero.
 */
export function typedDecimal<Empty extends string | null = string>({
  error,
  missing = error,
  places = 4,
  largest = Number.POSITIVE_INFINITY,
  empty,
}: Typing<Empty>) {
  const step = 10 ** (4 - places);
  return z
    .union([z.string(), z.number()], { error: ({ input }) => (input ? error : missing) })
    .transform((typed, context): string | Empty => {
      if (typed === "" && empty !== undefined) return empty;
      const value = readDecimal(typed);
      const isNumber = value !== null && value <= largest;
      if (isNumber && value % step === 0) return sendDecimal(value);
      context.addIssue({ code: "custom", message: isNumber ? "errors.cents" : error });
      return z.NEVER;
    });
}
