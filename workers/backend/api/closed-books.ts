import { readCompany } from "#backend/db/company.ts";
import { enabledModules } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { showDate } from "#model/date/dates.ts";

/** Until when books are closed that a local date lies in; null of open ones, and where nobody could open them (decision 094). */
function closedUntil(database: Database, date: string): string | null {
  if (!enabledModules(database).includes("books")) return null;
  const { until } = readCompany(database).closing;
  return until !== null && date <= until ? until : null;
}

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
