import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { estimateType, sectionType } from "#model/estimate/estimate-type.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { unitPriceOf } from "#model/money/money.ts";
import type { OrderChoice } from "#model/purchase-order/purchase-order.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import type { Database } from "../database.ts";
import { additionalCosts, findCost } from "../estimates/costs.ts";
import { estimates } from "../estimates/estimates.ts";
import { positionItems } from "../estimates/items.ts";
import { positions } from "../estimates/positions.ts";
import { units } from "../units.ts";
import { purchaseOrderLines, unitNames } from "./lines.ts";
import { purchaseOrders } from "./orders.ts";

/** How much is in orders that were not called off, in ten-thousandths. */
const orderedOf = (isOf: SQL) => sql<number>`(select coalesce(sum(${purchaseOrderLines.quantity}), 0)
  from ${purchaseOrderLines} join ${purchaseOrders} on ${purchaseOrders.id} = ${purchaseOrderLines.order_id}
  where ${isOf} and ${purchaseOrders.state} <> 'cancelled')`;

const estimateNames = { id: estimates.id, name: estimates.name };

/** What of estimates can be ordered: lines that are bought, and costs of an estimate as a whole. */
export const listOrderChoices = (database: Database, which: SQL): OrderChoice[] => [
  ...itemChoices(database, which),
  ...costChoices(database, which),
];

/** Of one estimate, or of all of a project. */
export const choicesOf = {
  estimate: (id: number) => eq(estimates.id, id),
  project: (id: number) => eq(estimates.project_id, id),
};

/** What a line costs the agency itself, in cents; null where nobody has said it. */
const costs = sql<number | null>`(select sum(${additionalCosts.total_cents}) from ${additionalCosts}
  where ${additionalCosts.position_item_id} = ${positionItems.id})`;

/** Lines of production, products, and whatever else costs the agency something. */
const isBought = or(
  eq(positions.type_id, sectionType.production),
  eq(estimates.estimate_type_id, estimateType.product),
  sql`${costs} is not null`,
);

function itemChoices(database: Database, which: SQL): OrderChoice[] {
  return database
    .select({
      item: { id: positionItems.id, name: positionItems.name, quantity: positionItems.quantity },
      position: positions.name,
      estimate: estimateNames,
      measure_unit: unitNames,
      costs_cents: costs,
      ordered: orderedOf(eq(purchaseOrderLines.position_item_id, positionItems.id)),
    })
    .from(estimates)
    .innerJoin(positions, eq(positions.estimate_id, estimates.id))
    .innerJoin(positionItems, eq(positionItems.position_id, positions.id))
    .innerJoin(units, eq(units.id, positionItems.measure_unit_id))
    .where(and(which, isBought, eq(positionItems.is_chosen, true)))
    .orderBy(asc(estimates.id), asc(positions.place), asc(positions.id), asc(positionItems.place))
    .all()
    .map(({ item, position, costs_cents, ordered, ...row }) => ({
      ...row,
      position_item_id: item.id,
      additional_cost_id: null,
      name: item.name,
      place: position,
      quantity: sendDecimal(item.quantity),
      ordered: sendDecimal(ordered),
      price: costs_cents === null ? null : sendDecimal(unitPriceOf(costs_cents, item.quantity)),
    }));
}

/** A cost of an estimate as a whole is ordered once. */
function costChoices(database: Database, which: SQL): OrderChoice[] {
  return database
    .select({
      cost: { id: additionalCosts.id, name: additionalCosts.name, cents: additionalCosts.total_cents },
      estimate: estimateNames,
      measure_unit: unitNames,
      ordered: orderedOf(eq(purchaseOrderLines.additional_cost_id, additionalCosts.id)),
    })
    .from(estimates)
    .innerJoin(additionalCosts, eq(additionalCosts.estimate_id, estimates.id))
    .innerJoin(units, eq(units.id, defaultUnitId))
    .where(and(which, isNull(additionalCosts.position_item_id)))
    .orderBy(asc(estimates.id), asc(additionalCosts.id))
    .all()
    .map(({ cost, ordered, ...row }) => ({
      ...row,
      position_item_id: null,
      additional_cost_id: cost.id,
      name: cost.name,
      place: "",
      quantity: "1.00",
      ordered: sendDecimal(ordered),
      price: sendDecimal(cost.cents * 100),
    }));
}

/** A line of an estimate that something is ordered for, by its name and unit. */
export const findOrderedItem = (database: Database, id: number) =>
  database
    .select({ name: positionItems.name, measure_unit_id: positionItems.measure_unit_id })
    .from(positionItems)
    .where(eq(positionItems.id, id))
    .get();

/** The same of a cost of an estimate as a whole. */
export function findOrderedCost(database: Database, id: number) {
  const cost = findCost(database, id, null);
  return cost && { name: cost.name, measure_unit_id: defaultUnitId };
}
