import { today } from "../../../app/model/dates";
import { sendDecimal } from "../../../app/model/decimal";
import type { Vat } from "../../../app/model/vat";
import { spanOf, supplyDates } from "../../../app/model/vat-rate";
import type { Database } from "../db/database";
import { findEstimateRow } from "../db/estimates/estimates";
import { findProject } from "../db/projects";
import { overlappingRate } from "../db/vat-rates";
import { invalid } from "../errors";

/** Whether the installation has such a rate for a day from the first to the last of these local dates (domain H21). */
export function holdsOn(database: Database, { category, rate }: Vat, dates: readonly string[]): boolean {
  const { first, last } = spanOf(dates);
  return (
    overlappingRate(database, { category, rate: sendDecimal(rate), from: first, until: last }) !== undefined
  );
}

/** Refuses to write VAT into an estimate that holds on no day of its work: 422 at the field. */
export function checkEstimateVat(database: Database, estimateId: number, vat: Vat, field: string): void {
  const estimate = findEstimateRow(database, estimateId);
  const project = estimate && findProject(database, estimate.project_id);
  const dates = supplyDates({ date: estimate?.date, planned_due_date: project?.planned_due_date }, today());
  if (!holdsOn(database, vat, dates)) throw invalid(field, "errors.vat_rate_unknown");
}
