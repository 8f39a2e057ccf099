import type { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import type { EstimateRow } from "#backend/db/estimates/estimates.ts";
import { estimateHasInvoices, holdsEstimate } from "#backend/db/invoices/invoices.ts";
import { findProject } from "#backend/db/projects.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate, estimatePatch } from "#model/estimate/estimate.ts";
import { decimal } from "#model/money/decimal.ts";
import { isPlain } from "#model/text/plain-line.ts";
import { takenIn } from "#model/text/rich-text.ts";
import { isVat } from "#model/vat/vat.ts";
import { checkEstimateVat } from "../vat-check.ts";

type Patch = z.output<typeof estimatePatch>;

/** The columns that a patch changes. An approved estimate stays as it was agreed: 409. */
export function ownColumns(database: Database, before: Estimate, patch: Patch): Partial<EstimateRow> {
  const changed: Partial<EstimateRow> = {};
  const { name, project_id, discount, vat, vat_category, commentary, valid_until } = patch;
  if (name !== undefined && name !== before.name) changed.name = name;
  if (project_id !== undefined && project_id !== before.project.id) {
    if (!findProject(database, project_id)) throw invalid("project_id", "errors.project_gone");
    changed.project_id = project_id;
  }
  if (discount !== undefined && discount !== before.discount) changed.discount = decimal(discount);
  if (commentary !== undefined && commentary !== before.commentary)
    changed.commentary = storable(commentary ?? "");
  if (valid_until !== undefined && valid_until !== before.valid_until) changed.valid_until = valid_until;
  if (vat !== undefined || vat_category !== undefined)
    Object.assign(changed, vatColumns(database, before, patch));
  const isKept = patch.is_approved ?? before.is_approved;
  if (before.is_approved && isKept && Object.keys(changed).length > 0)
    throw new Problem(409, "errors.estimate_approved");
  // What documents were made from stays as it was; how the estimate is called inside is nobody's business but ours.
  const { name: _, ...counted } = changed;
  if (Object.keys(counted).length > 0 && holdsEstimate(database, before.id))
    throw new Problem(409, "errors.estimate_invoiced");
  if (changed.project_id !== undefined && estimateHasInvoices(database, before.id))
    throw new Problem(409, "errors.estimate_invoiced");
  return changed;
}

function storable(commentary: string): string {
  const taken = takenIn(commentary);
  if ("refused" in taken) throw invalid("commentary", taken.refused);
  // Of what is stored: as an entity ("&#xFFFF;") a character is as much one as it is by itself.
  if (!isPlain(taken.html)) throw invalid("commentary", "errors.characters");
  return taken.html;
}

function vatColumns(
  database: Database,
  before: Estimate,
  { vat, vat_category }: Patch,
): Partial<EstimateRow> {
  const category = vat_category ?? before.vat_category;
  const rate = decimal(vat ?? before.vat_rate);
  if (!isVat({ category, rate })) throw invalid("vat", "errors.vat_rate");
  // What stands there already stays: whether it holds by now is asked when a document is issued.
  if (category !== before.vat_category || rate !== decimal(before.vat_rate))
    checkEstimateVat(database, before.id, { category, rate }, "vat");
  return { vat_category: category, vat_rate: rate };
}

/**
 * Who approves, and when; or that nobody does any more. What has no lines cannot be approved, nor what changed since it
 * was seen: 412 with the estimate as it is.
 */
export function approvalOf(before: Estimate, patch: Patch, actorId: number): Partial<EstimateRow> {
  const { is_approved, seen_revision } = patch;
  if (is_approved === undefined || is_approved === before.is_approved) return {};
  if (!is_approved) return { approved_by: null, approved_at: null };
  if (itemsOf(before).length === 0) throw new Problem(422, "errors.estimate_empty");
  if (seen_revision !== undefined && seen_revision !== before.revision)
    throw new Problem(412, "errors.changed_meanwhile", { current: before });
  return { approved_by: actorId, approved_at: new Date().toISOString() };
}

/** An estimate without what is in it, for the audit log: its lines have events of their own. */
export function ownFields(estimate: Estimate) {
  const { id, estimate_nr, name, project, discount, vat_category, vat_rate, commentary } = estimate;
  const { valid_until = null, is_approved, approved_by, approved_at, sums } = estimate;
  return {
    id,
    estimate_nr,
    name,
    project_id: project.id,
    discount,
    vat_category,
    vat_rate,
    commentary,
    valid_until,
    is_approved,
    approved_by,
    approved_at,
    total_cents: sums?.total_cents,
  };
}
