import type { Database } from "#backend/db/database.ts";
import { projectOf, touchEstimate } from "#backend/db/estimates/estimates.ts";
import { listItemIds, placeItem } from "#backend/db/estimates/items.ts";
import { listPositions, placePosition } from "#backend/db/estimates/positions.ts";
import { placeStage } from "#backend/db/estimates/stages.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid } from "#backend/operations/errors.ts";
import { answers, body, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import {
  type Estimate,
  estimate,
  type PositionOrder,
  positionOrder,
  type StageOrder,
  stageOrder,
} from "#model/estimate/estimate.ts";
import { checkOpen, readEstimate, readPosition, readStage } from "./open-estimate.ts";
import { settleMoved } from "./settled-choices.ts";

/**
 * The order of stages, positions and lines: one write for however many move (specification §7). What is named gets its
 * place in what it is named under, so that positions and lines also move between stages and positions; what is not named
 * stays. Agency work and production costs never mix.
 */
export const orders = noun();

orders.openapi(
  operation("stages.order", {
    access: { roles: "office", modules: "estimates", audit: ["estimate", "position_item"] },
    summary: "Order the stages and their positions",
    refuses: [404, 409],
    method: "patch",
    path: "/estimate_stages_position_order",
    request: body(stageOrder),
    responses: answers(one(estimate)),
  }),
  (c) => {
    const { stages } = c.req.valid("json");
    const data = write(c, estimate, (unit) => {
      const first = readStage(unit.database, stages[0]?.id ?? 0);
      return reordered(unit, first.estimate_id, () => orderStages(unit.database, first, stages));
    });
    return c.json({ data }, 200);
  },
);

orders.openapi(
  operation("positions.order", {
    access: { roles: "office", modules: "estimates", audit: ["estimate", "position_item"] },
    summary: "Order the additional positions",
    refuses: [404, 409],
    method: "patch",
    path: "/estimate_additional_position_order",
    request: body(positionOrder),
    responses: answers(one(estimate)),
  }),
  (c) => {
    const { positions } = c.req.valid("json");
    const data = write(c, estimate, (unit) => {
      const first = readPosition(unit.database, positions[0]?.id ?? 0);
      return reordered(unit, first.estimate_id, () =>
        orderPositions(unit.database, sectionOf(unit.database, first), null, positions),
      );
    });
    return c.json({ data }, 200);
  },
);

function reordered(unit: Unit, estimateId: number, order: () => void): Estimate {
  const { database, audit } = unit;
  const placed = listItemIds(database, estimateId);
  const before = outlineOf(readEstimate(database, estimateId));
  checkOpen(database, estimateId);
  order();
  const after = outlineOf(readEstimate(database, estimateId));
  if (JSON.stringify(after) !== JSON.stringify(before)) touchEstimate(database, estimateId);
  audit(estimateId, { before, after, partOf: projectOf(database, estimateId) });
  settleMoved(unit, estimateId, placed);
  return readEstimate(database, estimateId);
}

/** Half an estimate, and what may be put where in it: its positions and their lines, by their ids. */
interface Section {
  positions: Set<number>;
  items: Set<number>;
}

type Half = { estimate_id: number; type_id: number };

function sectionOf(database: Database, { estimate_id, type_id }: Half): Section {
  const ofSection = listPositions(database, estimate_id).filter((position) => position.type_id === type_id);
  const positions = new Set(ofSection.map(({ id }) => id));
  const items = listItemIds(database, estimate_id).filter(({ position_id }) => positions.has(position_id));
  return { positions, items: new Set(items.map(({ id }) => id)) };
}

function orderStages(database: Database, half: Half, stages: StageOrder["stages"]): void {
  refuseTwice(stages, "stages");
  const section = sectionOf(database, half);
  stages.forEach(({ id, positions = [] }, place) => {
    const stage = readStage(database, id);
    if (stage.estimate_id !== half.estimate_id || stage.type_id !== half.type_id)
      throw invalid("stages", "errors.other_half");
    placeStage(database, id, place);
    orderPositions(database, section, id, positions);
  });
  refuseTwice(
    stages.flatMap(({ positions = [] }) => positions),
    "stages",
  );
}

function orderPositions(
  database: Database,
  section: Section,
  stage_id: number | null,
  positions: PositionOrder["positions"],
): void {
  refuseTwice(positions, "positions");
  positions.forEach(({ id, position_items = [] }, place) => {
    if (!section.positions.has(id)) throw invalid("positions", "errors.other_half");
    placePosition(database, id, { place, stage_id });
    refuseTwice(
      position_items.map((item) => ({ id: item })),
      "position_items",
    );
    position_items.forEach((item, at) => {
      if (!section.items.has(item)) throw invalid("position_items", "errors.other_half");
      placeItem(database, item, { position_id: id, place: at });
    });
  });
}

function refuseTwice(rows: readonly { id: number }[], field: string): void {
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) throw invalid(field, "errors.twice");
}

/** What stands where, for the audit log. */
function outlineOf(estimate: Estimate) {
  const outline = (positions: Estimate["additional_agency_positions"]) =>
    positions.map(({ id, position_items }) => ({
      id,
      position_items: position_items.map((item) => item.id),
    }));
  const stages = [...estimate.agency_costs_stages, ...estimate.production_costs_stages];
  return {
    stages: stages.map(({ id, positions }) => ({ id, positions: outline(positions) })),
    positions: outline([
      ...estimate.additional_agency_positions,
      ...estimate.additional_production_positions,
    ]),
  };
}

/** The ids of `rows` in their order, with `moved` right behind `id`. */
export function behind(rows: readonly { id: number }[], id: number, moved: number): number[] {
  const others = rows.map((row) => row.id).filter((other) => other !== moved);
  return others.toSpliced(others.indexOf(id) + 1, 0, moved);
}
