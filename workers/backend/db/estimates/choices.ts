import { and, asc, eq, sql } from "drizzle-orm";
import { unsettled } from "#model/estimate/settled-choices.ts";
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

/** The lines of a position that have to be chosen, or not any more, so that one of each group of alternatives is. */
export const unsettledIn = (database: Database, positionId: number, changed?: number) =>
  unsettled(alternativesIn(database, positionId), changed);

/** Chooses a line, or takes it out. */
export const chooseItem = (database: Database, id: number, is_chosen: boolean) =>
  database
    .update(positionItems)
    .set({ is_chosen, version: sql`${positionItems.version} + 1` })
    .where(eq(positionItems.id, id))
    .run();
