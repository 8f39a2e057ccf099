import { today } from "#model/date/dates.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { ratesOn, spanOf, supplyDates } from "#model/vat/offered-rates.ts";
import type { Vat } from "#model/vat/vat.ts";
import type { Database } from "../db/database.ts";
import { findEstimateRow } from "../db/estimates/estimates.ts";
import { findProject } from "../db/projects.ts";
import { listVatRates, overlappingRate } from "../db/vat-rates.ts";
import { invalid } from "../operations/errors.ts";

/** Whether the installation has such a rate for a day from the first to the last of these local dates (domain H21). */
export function holdsOn(database: Database, { category, rate }: Vat, dates: readonly string[]): boolean {
  const { first, last } = spanOf(dates);
  return (
    overlappingRate(database, { category, rate: sendDecimal(rate), from: first, until: last }) !== undefined
  );
}

/** Whether one such rate is in force on every day from the first to the last of these local dates. */
export function holdsThroughout(
  database: Database,
  { category, rate }: Vat,
  dates: readonly string[],
): boolean {
  const { first, last } = spanOf(dates);
  return listVatRates(database).some(
    (one) =>
      one.category === category &&
      decimal(one.rate) === rate &&
      one.from <= first &&
      (one.until === null || one.until >= last),
  );
}

/**
 * VAT that something new begins with: what was meant, or the rate of the same name that has taken its place by today. Where
 * nothing has, it stays, and is asked about when a document is issued (domain H21).
 */
export function vatToday(database: Database, meant: Vat): Vat {
  const day = today();
  if (holdsOn(database, meant, [day])) return meant;
  const rates = listVatRates(database);
  const ended = rates.find(
    ({ category, rate }) => category === meant.category && decimal(rate) === meant.rate,
  );
  const next = ratesOn(rates, [day]).find(
    ({ category, name }) => category === meant.category && name === ended?.name,
  );
  return next ? { category: next.category, rate: decimal(next.rate) } : meant;
}

/** Whether VAT holds on a day of an estimate's work. */
export function holdsInEstimate(database: Database, estimateId: number, vat: Vat): boolean {
  const estimate = findEstimateRow(database, estimateId);
  const project = estimate && findProject(database, estimate.project_id);
  const dates = supplyDates({ date: estimate?.date, planned_due_date: project?.planned_due_date }, today());
  return holdsOn(database, vat, dates);
}

/** Refuses to write VAT into an estimate that holds on no day of its work: 422 at the field. */
export function checkEstimateVat(database: Database, estimateId: number, vat: Vat, field: string): void {
  if (!holdsInEstimate(database, estimateId, vat)) throw invalid(field, "errors.vat_rate_unknown");
}
