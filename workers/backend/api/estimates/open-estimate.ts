import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { type EstimateRow, findEstimateRow, touchEstimate } from "#backend/db/estimates/estimates.ts";
import { findItem, type ItemRow } from "#backend/db/estimates/items.ts";
import { findPosition, type PositionRow } from "#backend/db/estimates/positions.ts";
import { rowsOfEstimate } from "#backend/db/estimates/size.ts";
import { findStage, type StageRow } from "#backend/db/estimates/stages.ts";
import { holdsEstimate } from "#backend/db/invoices/invoices.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";

/** What an API handler reads before it changes something in an estimate; whatever is not there is a 404. */

export const readEstimate = (database: Database, id: number): Counted => found(findEstimate(database, id));

export const readEstimateRow = (database: Database, id: number): EstimateRow =>
  found(findEstimateRow(database, id));

export const readStage = (database: Database, id: number): StageRow => found(findStage(database, id));

export const readPosition = (database: Database, id: number): PositionRow =>
  found(findPosition(database, id));

export function readItem(database: Database, id: number): ItemRow & { estimate_id: number } {
  const item = found(findItem(database, id));
  return { ...item, estimate_id: readPosition(database, item.position_id).estimate_id };
}

/** Notes that what an estimate says is about to change, where it may: its documents are out of date. */
export function reopen(database: Database, estimateId: number): void {
  checkOpen(database, estimateId);
  touchEstimate(database, estimateId);
}

/** Changes a row in an estimate that may be changed. Its documents stay as they are where that leaves the row at its version. */
export function changeIn<Row extends { version: number }>(
  database: Database,
  estimateId: number,
  before: Row,
  change: () => Row,
): Row {
  checkOpen(database, estimateId);
  const after = change();
  if (after.version !== before.version) touchEstimate(database, estimateId);
  return after;
}

/**
 * Throws a Problem (409) for an approved estimate, which is what the client agreed to, until the approval is taken back; and for
 * one that is invoiced, until the documents are voided. Costs and files may still be added to both.
 */
export function checkOpen(database: Database, estimateId: number): void {
  if (readEstimateRow(database, estimateId).approved_at !== null)
    throw new Problem(409, "errors.estimate_approved");
  if (holdsEstimate(database, estimateId)) throw new Problem(409, "errors.estimate_invoiced");
}

/** Rows of an estimate at most: each change reads all of them, and they have to fit into one event of the audit. */
const mostRows = 2500;

/** Throws a Problem (422) for an estimate that has come to have more rows than are read at once; after what was added. */
export function keepSize(database: Database, estimateId: number): void {
  if (rowsOfEstimate(database, estimateId) > mostRows) throw new Problem(422, "errors.estimate_size");
}
