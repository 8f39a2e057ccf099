import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { positionItems } from "./items.ts";

/** The alternatives of a position, in their order. */
const alternativesIn = (database: Database, positionId: number) =>
  database
    .select({ id: positionItems.id, group: positionItems.choice_group, is_chosen: positionItems.is_chosen })
    .from(positionItems)
    .where(and(eq(positionItems.position_id, positionId), eq(positionItems.choice, "alternative")))
    .orderBy(asc(positionItems.place), asc(positionItems.id))
    .all();

/**
 * The lines of a position that have to be chosen, or not any more, so that one of each group of alternatives is: the one
 * that was changed last where it is chosen, else the first that is, else the first that was not changed.
 */
export function unsettledIn(
  database: Database,
  positionId: number,
  changed?: number,
): { id: number; is_chosen: boolean }[] {
  const groups = Map.groupBy(alternativesIn(database, positionId), ({ group }) => group);
  return [...groups.values()].flatMap((rows) => {
    const chosen = rows.filter(({ is_chosen }) => is_chosen);
    const kept =
      chosen.find(({ id }) => id === changed) ??
      chosen[0] ??
      rows.find(({ id }) => id !== changed) ??
      rows[0];
    return rows
      .filter((row) => row.is_chosen !== (row === kept))
      .map(({ id, is_chosen }) => ({ id, is_chosen: !is_chosen }));
  });
}

/** Chooses a line, or takes it out. */
export const chooseItem = (database: Database, id: number, is_chosen: boolean) =>
  database
    .update(positionItems)
    .set({ is_chosen, version: sql`${positionItems.version} + 1` })
    .where(eq(positionItems.id, id))
    .run();
