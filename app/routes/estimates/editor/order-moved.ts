import type { Estimate, Position, Stage } from "~/model/estimate";
import type { ActRequest } from "./acts";
import type { RowKind } from "./edited-row";

export type Direction = "up" | "down";

/**
 * The order with a stage, position or line one place further up or down among its own; null where it is at the end
 * already. One write, which names everything around it.
 */
export function orderMoved(
  estimate: Estimate,
  { kind, id }: { kind: RowKind; id: number },
  direction: Direction,
): ActRequest | null {
  const by = direction === "up" ? -1 : 1;
  for (const half of halvesOf(estimate)) {
    const stages = kind === "stage" ? moved(half.stages, id, by) : null;
    if (stages) return stageOrder(stages.map(({ id }) => ({ id })));
    for (const stage of half.stages) {
      const positions = movedIn(stage.positions, kind, id, by);
      if (positions) return stageOrder(half.stages.map((one) => orderOf(one, stage, positions)));
    }
    const positions = movedIn(half.additional, kind, id, by);
    if (positions)
      return { method: "PATCH", path: "/estimate_additional_position_order", body: { positions } };
  }
  return null;
}

const halvesOf = (estimate: Estimate) => [
  { stages: estimate.agency_costs_stages, additional: estimate.additional_agency_positions },
  { stages: estimate.production_costs_stages, additional: estimate.additional_production_positions },
];

type OrderedPosition = { id: number; position_items?: number[] };

/** Positions in their new order, where the row that moves is one of them or in one of them. */
function movedIn(positions: Position[], kind: RowKind, id: number, by: number): OrderedPosition[] | null {
  if (kind === "position") return moved(positions, id, by)?.map(({ id }) => ({ id })) ?? null;
  if (kind !== "item") return null;
  const owner = positions.find(({ position_items }) => position_items.some((item) => item.id === id));
  const items = owner && moved(owner.position_items, id, by);
  if (!items) return null;
  return positions.map((position) =>
    position === owner
      ? { id: position.id, position_items: items.map((item) => item.id) }
      : { id: position.id },
  );
}

/** A list with one of its rows a place further; null where it is not in it, or at its end. */
function moved<Row extends { id: number }>(rows: readonly Row[], id: number, by: number): Row[] | null {
  const from = rows.findIndex((row) => row.id === id);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return null;
  return rows.with(from, other).with(from + by, row);
}

const stageOrder = (stages: object[]): ActRequest => ({
  ...{ method: "PATCH", path: "/estimate_stages_position_order", body: { stages } },
});

const orderOf = (stage: Stage, changed: Stage, positions: OrderedPosition[]) =>
  stage === changed ? { id: stage.id, positions } : { id: stage.id };
