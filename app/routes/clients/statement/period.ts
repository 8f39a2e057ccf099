import type { FieldErrors } from "#model/answer/api-error.ts";
import type { StatementPeriod } from "#model/statement/ledger.ts";
import { statementPeriod } from "#model/statement/period.ts";

/** The period in an address: what is asked for, what stands in the fields, and what is wrong with it. */
export interface ReadPeriod {
  period: StatementPeriod;
  typed: StatementPeriod;
  errors: FieldErrors;
}

/** Reads `from` and `to`; this year until today stands in for what cannot be understood. */
export function readPeriod(query: URLSearchParams): ReadPeriod {
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const read = statementPeriod.safeParse(typed);
  if (read.success) return { period: read.data, typed: read.data, errors: {} };
  const errors = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join(), [message]]));
  return { period: statementPeriod.parse({}), typed, errors };
}

/** As an address says it. */
export const searchOf = ({ from, to }: StatementPeriod): string => `?${new URLSearchParams({ from, to })}`;
