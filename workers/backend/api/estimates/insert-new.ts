import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { insertEstimate } from "#backend/db/estimates/estimates.ts";
import { findProject } from "#backend/db/projects.ts";
import { invalid } from "#backend/operations/errors.ts";
import { today } from "#model/date/dates.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { decimal } from "#model/money/decimal.ts";
import { vatToday } from "../vat-check.ts";

type New = { name: string; project_id: number; estimate_type_id?: number | undefined };

/** Adds an empty estimate of this day, with the agency's VAT. Throws a Problem (422) for a project that is not there. */
export function insertNew(database: Database, { name, project_id, estimate_type_id }: New): number {
  const project = findProject(database, project_id);
  if (!project) throw invalid("project_id", "errors.project_gone");
  const { vat_category, vat_rate } = readCompany(database);
  return insertEstimate(database, {
    name,
    project_id,
    project_nr: project.project_nr,
    estimate_type_id: estimate_type_id ?? estimateType.position,
    date: today(),
    vat: vatToday(database, { category: vat_category, rate: decimal(vat_rate) }),
  });
}
