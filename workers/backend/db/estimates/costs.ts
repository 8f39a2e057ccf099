import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AdditionalCost } from "#model/estimate/additional-cost.ts";
import { sendCents } from "#model/estimate/counted-estimate.ts";
import { type Database, isThere } from "../database.ts";
import { versionAfter } from "../rows.ts";
import { estimates } from "./estimates.ts";
import { positionItems } from "./items.ts";

export const additionalCosts = sqliteTable(
  "additional_costs",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    estimate_id: integer()
      .notNull()
      .references(() => estimates.id),
    /** Null for a cost of the estimate as a whole. */
    position_item_id: integer().references(() => positionItems.id),
    name: text().notNull(),
    description: text().notNull().default(""),
    payment_type_id: integer().notNull(),
    total_cents: integer().notNull(),
    invoice_id: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("additional_costs_estimate").on(table.estimate_id),
    index("additional_costs_item").on(table.position_item_id),
  ],
);
export type CostRow = typeof additionalCosts.$inferSelect;
export type NewCost = Pick<CostRow, "name" | "description" | "payment_type_id" | "total_cents">;

export const showCost = ({ estimate_id, position_item_id, ...cost }: CostRow): AdditionalCost => ({
  ...cost,
  total: sendCents(cost.total_cents),
});

/** Every cost of an estimate, those of its lines among them. */
export const listCosts = (database: Database, estimateId: number): CostRow[] =>
  database
    .select()
    .from(additionalCosts)
    .where(eq(additionalCosts.estimate_id, estimateId))
    .orderBy(asc(additionalCosts.id))
    .all();

/** A cost of an estimate as a whole, or of one of its lines. */
export const findCost = (database: Database, id: number, itemId: number | null): CostRow | undefined =>
  database
    .select()
    .from(additionalCosts)
    .where(
      and(
        eq(additionalCosts.id, id),
        itemId === null
          ? isNull(additionalCosts.position_item_id)
          : eq(additionalCosts.position_item_id, itemId),
      ),
    )
    .get();

export const insertCost = (
  database: Database,
  owner: Pick<CostRow, "estimate_id" | "position_item_id">,
  cost: NewCost,
): CostRow =>
  database
    .insert(additionalCosts)
    .values({ ...owner, ...cost })
    .returning()
    .get();

export const updateCost = (database: Database, id: number, change: Partial<NewCost>): CostRow =>
  database
    .update(additionalCosts)
    .set({ ...change, version: versionAfter(additionalCosts, change) })
    .where(eq(additionalCosts.id, id))
    .returning()
    .get();

export const deleteCostRow = (database: Database, id: number) =>
  database.delete(additionalCosts).where(eq(additionalCosts.id, id)).run();

/** Whether a line of an estimate has costs, or the estimate itself. */
export const hasCosts = (database: Database, estimateId: number): boolean =>
  isThere(database, additionalCosts, eq(additionalCosts.estimate_id, estimateId));

export const itemHasCosts = (database: Database, itemId: number): boolean =>
  isThere(database, additionalCosts, eq(additionalCosts.position_item_id, itemId));

export const positionHasCosts = (database: Database, positionId: number): boolean =>
  isThere(
    database,
    additionalCosts,
    sql`${additionalCosts.position_item_id} in
      (select ${positionItems.id} from ${positionItems} where ${positionItems.position_id} = ${positionId})`,
  );
