import { itemsOf, positionsOf } from "../../../../app/model/counted-estimate";
import type { Position, Stage } from "../../../../app/model/estimate";
import type { PositionItem } from "../../../../app/model/position-item";
import type { Database } from "../../db/database";
import { notFound } from "../../errors";
import { readEstimate } from "./open-estimate";

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
