import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { showDate } from "#model/date/dates.ts";

/** Whether books are closed that a local date lies in (docs/decisions/094). */
const closedUntil = (database: Database, date: string): string | null => {
  const { until } = readCompany(database).closing;
  return until !== null && date <= until ? until : null;
};

/** Throws a Problem (422) at the field of a local date that lies in closed books. */
export function checkBooksOpen(database: Database, field: string, date: string): void {
  const until = closedUntil(database, date);
  if (until !== null) throw invalid(field, "errors.books_closed", { until: showDate(until) });
}

/** Throws a Problem (409) where something of closed books would be taken back or changed. */
export function checkBooksChangeable(database: Database, date: string): void {
  const until = closedUntil(database, date);
  if (until !== null)
    throw new Problem(409, "errors.books_closed_behind", { values: { until: showDate(until) } });
}
