import type { Database } from "../database.ts";
import { withdrawMailsOf } from "../ended-mails.ts";
import { revokeLinksOf } from "../online/links.ts";
import { deleteCostRow, listCosts } from "./costs.ts";
import { deleteEstimateRow } from "./estimates.ts";
import { deleteFileRow, listFiles } from "./files.ts";
import { deleteItemsOf } from "./items.ts";
import { deletePositionRow, listPositions } from "./positions.ts";
import { deleteStageRow, listStages } from "./stages.ts";

/** Deletes a position with its lines. The caller has made sure that they have no costs. */
export function deletePosition(database: Database, id: number): void {
  deleteItemsOf(database, id);
  deletePositionRow(database, id);
}

/** Deletes an estimate with everything in it and says what its files were called. */
export function deleteEstimate(database: Database, id: number): string[] {
  const files = listFiles(database, id);
  for (const file of files) deleteFileRow(database, file.id);
  for (const cost of listCosts(database, id)) deleteCostRow(database, cost.id);
  for (const position of listPositions(database, id)) deletePosition(database, position.id);
  for (const stage of listStages(database, id)) deleteStageRow(database, stage.id);
  const mailed = { document: "estimate" as const, document_id: id };
  withdrawMailsOf(database, mailed);
  revokeLinksOf(database, mailed);
  deleteEstimateRow(database, id);
  return files.map(({ file }) => file);
}
