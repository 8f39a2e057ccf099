import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import {
  type CostRow,
  deleteCostRow,
  findCost,
  insertCost,
  type NewCost,
  showCost,
  updateCost,
} from "#backend/db/estimates/costs.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { noun } from "#backend/operations/call.ts";
import { found } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import {
  type AdditionalCostInput,
  additionalCost,
  additionalCostInput,
  additionalCostPatch,
} from "#model/estimate/additional-cost.ts";
import { decimal } from "#model/money/decimal.ts";
import { keepSize, readEstimateRow, readItem } from "./open-estimate.ts";

/**
 * What the agency itself pays for an estimate or for one of its lines (specification §7). Costs go on coming in after the
 * client has agreed, so that an approved estimate takes them as well.
 */
export const additionalCosts = noun();

additionalCosts.openapi(
  operation("additional_costs.create", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Add a cost to an estimate",
    method: "post",
    path: "/{estimateId}/additional_costs",
    request: { params: z.object({ estimateId: id }), ...body(additionalCostInput) },
    responses: created(one(additionalCost)),
  }),
  (c) => {
    const { estimateId } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, additionalCost, (unit) => {
      const { id: estimate_id } = readEstimateRow(unit.database, estimateId);
      return add(unit, { estimate_id, position_item_id: null }, input);
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

additionalCosts.openapi(
  operation("additional_costs.update", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Change a cost of an estimate",
    refuses: [412],
    method: "patch",
    path: "/additional_costs/{id}",
    request: { ...idParam, ...body(additionalCostPatch) },
    responses: answers(one(additionalCost)),
  }),
  (c) => {
    const patch = c.req.valid("json");
    const data = write(c, additionalCost, (unit) => {
      const before = read(unit.database, c.req.valid("param").id, null);
      matches(c, before);
      return change(unit, before, patch);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

additionalCosts.openapi(
  operation("additional_costs.delete", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Delete a cost of an estimate",
    refuses: [412],
    method: "delete",
    path: "/additional_costs/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const data = write(c, removal, (unit) => {
      const before = read(unit.database, c.req.valid("param").id, null);
      matches(c, before);
      return remove(unit, before);
    });
    return c.json({ data }, 200);
  },
);

additionalCosts.openapi(
  operation("item_costs.create", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Add a cost to an item",
    method: "post",
    path: "/position_items/{id}/additional_costs",
    request: { ...idParam, ...body(additionalCostInput) },
    responses: created(one(additionalCost)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, additionalCost, (unit) => {
      const { id: position_item_id, estimate_id } = readItem(unit.database, c.req.valid("param").id);
      return add(unit, { estimate_id, position_item_id }, input);
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

const ofItem = { params: z.object({ id, costId: id }) };

additionalCosts.openapi(
  operation("item_costs.update", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Change a cost of an item",
    refuses: [412],
    method: "patch",
    path: "/position_items/{id}/additional_costs/{costId}",
    request: { ...ofItem, ...body(additionalCostPatch) },
    responses: answers(one(additionalCost)),
  }),
  (c) => {
    const { id, costId } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, additionalCost, (unit) => {
      const before = read(unit.database, costId, id);
      matches(c, before);
      return change(unit, before, patch);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

additionalCosts.openapi(
  operation("item_costs.delete", {
    access: { roles: "office", modules: "costs", audit: "additional_cost" },
    summary: "Delete a cost of an item",
    refuses: [412],
    method: "delete",
    path: "/position_items/{id}/additional_costs/{costId}",
    request: ofItem,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id, costId } = c.req.valid("param");
    const data = write(c, removal, (unit) => {
      const before = read(unit.database, costId, id);
      matches(c, before);
      return remove(unit, before);
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number, itemId: number | null): CostRow =>
  found(findCost(database, id, itemId));

type Owner = Pick<CostRow, "estimate_id" | "position_item_id">;

function add({ database, audit }: Unit, owner: Owner, { total, ...input }: AdditionalCostInput) {
  const after = showCost(insertCost(database, owner, { ...input, total_cents: cents(total) }));
  keepSize(database, owner.estimate_id);
  audit(after.id, { after, partOf: projectOf(database, owner.estimate_id) });
  return after;
}

function change(
  { database, audit }: Unit,
  before: CostRow,
  { total, ...patch }: Partial<AdditionalCostInput>,
) {
  const changed: Partial<NewCost> = { ...patch, ...(total !== undefined && { total_cents: cents(total) }) };
  const after = showCost(updateCost(database, before.id, changed));
  audit(before.id, { before: showCost(before), after, partOf: projectOf(database, before.estimate_id) });
  return after;
}

function remove({ database, audit }: Unit, before: CostRow) {
  deleteCostRow(database, before.id);
  audit(before.id, { before: showCost(before), partOf: projectOf(database, before.estimate_id) });
  return { id: before.id, outcome: "deleted" as const };
}

/** The schema has made sure that there are no more than two places. */
const cents = (total: string): number => decimal(total) / 100;
