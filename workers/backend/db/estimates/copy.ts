import type { Database } from "../database.ts";
import { copyItems, type ItemRow, insertItem } from "./items.ts";
import { insertPosition, listPositions, listStagePositions, type PositionRow } from "./positions.ts";
import { insertStage, listStages, type StageRow } from "./stages.ts";

/** Copies a line behind the others of a position. Costs are what was paid once: they are not copied. */
export function copyItem(database: Database, { id, place, version, ...item }: ItemRow, positionId: number) {
  return insertItem(database, { ...item, position_id: positionId });
}

/** Copies a position and its lines behind the others of an estimate. */
export function copyPosition(
  database: Database,
  position: PositionRow,
  to: Partial<Pick<PositionRow, "estimate_id" | "stage_id" | "name">> = {},
): number {
  const { id, place, version, ...columns } = position;
  const copy = insertPosition(database, { ...columns, ...to });
  copyItems(database, id, copy);
  return copy;
}

/** Copies a stage and everything in it behind the others of an estimate. */
export function copyStage(
  database: Database,
  stage: StageRow,
  to: Partial<Pick<StageRow, "estimate_id" | "name">> = {},
): number {
  const { id, place, version, ...columns } = stage;
  const copy = insertStage(database, { ...columns, ...to });
  for (const position of listStagePositions(database, id))
    copyPosition(database, position, { estimate_id: to.estimate_id ?? stage.estimate_id, stage_id: copy });
  return copy;
}

/** Copies all stages and positions of an estimate into another. */
export function copyContent(database: Database, from: number, to: number): void {
  for (const stage of listStages(database, from)) copyStage(database, stage, { estimate_id: to });
  for (const position of listPositions(database, from))
    if (position.stage_id === null) copyPosition(database, position, { estimate_id: to });
}
