import { count, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { additionalCosts } from "./costs.ts";
import { positionItems } from "./items.ts";
import { positions } from "./positions.ts";
import { stages } from "./stages.ts";

/** How many rows an estimate is made of: stages, positions, their lines, and costs. */
export function rowsOfEstimate(database: Database, estimateId: number): number {
  const rows = { rows: count() };
  const counts = [
    database.select(rows).from(stages).where(eq(stages.estimate_id, estimateId)).get(),
    database.select(rows).from(positions).where(eq(positions.estimate_id, estimateId)).get(),
    database.select(rows).from(additionalCosts).where(eq(additionalCosts.estimate_id, estimateId)).get(),
    database
      .select(rows)
      .from(positionItems)
      .innerJoin(positions, eq(positions.id, positionItems.position_id))
      .where(eq(positions.estimate_id, estimateId))
      .get(),
  ];
  return counts.reduce((sum, found) => sum + (found?.rows ?? 0), 0);
}
