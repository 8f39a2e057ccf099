import type { z } from "zod";
import type { FieldErrors } from "#model/answer/api-error.ts";

/** Local dates, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** The period in an address: what is asked for, what stands in the fields, and what is wrong with it. */
export interface ReadPeriod {
  period: Period;
  typed: Period;
  errors: FieldErrors;
}

/** Reads `from` and `to` of a query by a schema; what it has without them stands in for what cannot be understood. */
export function readPeriod(schema: z.ZodType<Period>, query: URLSearchParams): ReadPeriod {
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const read = schema.safeParse(typed);
  if (read.success) return { period: read.data, typed: read.data, errors: {} };
  const errors = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join(), [message]]));
  return { period: schema.parse({}), typed, errors };
}

/** As an address says it. */
export const searchOf = ({ from, to }: Period): string => `?${new URLSearchParams({ from, to })}`;
