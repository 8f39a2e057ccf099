import type { Database } from "#backend/db/database.ts";
import { notFound } from "#backend/operations/errors.ts";
import { itemsOf, positionsOf } from "#model/estimate/counted-estimate.ts";
import type { Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { readEstimate } from "./open-estimate.ts";

/** Parts of an estimate as its API shows them: with sums, which need the whole of it. */

export function shownStage(database: Database, estimateId: number, id: number): Stage {
  const { agency_costs_stages, production_costs_stages } = readEstimate(database, estimateId);
  return found([...agency_costs_stages, ...production_costs_stages], id);
}

export function shownPosition(database: Database, estimateId: number, id: number): Position {
  const estimate = readEstimate(database, estimateId);
  return found([...positionsOf(estimate, "agency"), ...positionsOf(estimate, "production")], id);
}

export const shownItem = (database: Database, estimateId: number, id: number): PositionItem =>
  found(itemsOf(readEstimate(database, estimateId)), id);

function found<Row extends { id: number }>(rows: Row[], id: number): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}
