import type { RowKind } from "./edited-row.ts";
import type { IntentRequest } from "./intent-request.ts";
import type { Outline, OutlinePosition, OutlineStage } from "./outline.ts";

export type Direction = "up" | "down";

/** A stage, a position or a line. */
export interface Placed {
  kind: RowKind;
  id: number;
}

/** Lines of a position, in order. */
export interface OrderedPosition {
  id: number;
  position_items?: number[];
}
export interface OrderedStage {
  id: number;
  positions?: OrderedPosition[];
}

/** A change of order as it is sent (specification §7): one write, which names everything around what moved. */
export type OrderRequest = IntentRequest &
  (
    | { path: "/estimate_additional_position_order"; body: { positions: OrderedPosition[] } }
    | { path: "/estimate_stages_position_order"; body: { stages: OrderedStage[] } }
  );

/** Half an estimate: what may be put where. */
interface Section {
  stages: OutlineStage[];
  additional: OutlinePosition[];
}

const sectionsOf = (estimate: Outline): Section[] => [
  { stages: estimate.agency_costs_stages, additional: estimate.additional_agency_positions },
  { stages: estimate.production_costs_stages, additional: estimate.additional_production_positions },
];

/** Every list of a half that rows of a kind stand in. */
function listsOf({ stages, additional }: Section, kind: RowKind): { id: number }[][] {
  if (kind === "stage") return [stages];
  const positions = [...stages.map((stage) => stage.positions), additional];
  return kind === "position" ? positions : positions.flat().map(({ position_items }) => position_items);
}

/**
 * The order with a row one place further up or down among its own; null where it is at the end already. One write, which
 * names everything around it.
 */
export function orderMoved(estimate: Outline, row: Placed, direction: Direction): OrderRequest | null {
  for (const section of sectionsOf(estimate))
    for (const list of listsOf(section, row.kind)) {
      const at = list.findIndex(({ id }) => id === row.id);
      const neighbour = at < 0 ? undefined : list[at + (direction === "up" ? -1 : 1)];
      if (neighbour) return orderPlaced(estimate, row, { kind: row.kind, id: neighbour.id });
    }
  return null;
}

/**
 * The order with a row put where another of its kind is: that one moves aside. Lines also move between positions, and
 * positions between stages, of the same half; null for what cannot be put there.
 */
export function orderPlaced(estimate: Outline, row: Placed, at: Placed): OrderRequest | null {
  if (row.kind !== at.kind || row.id === at.id) return null;
  for (const section of sectionsOf(estimate)) {
    const lists = listsOf(section, row.kind);
    const list = lists.find((one) => one.some(({ id }) => id === at.id));
    if (!list) continue;
    if (!lists.some((one) => one.some(({ id }) => id === row.id))) return null;
    return named(section, row.kind, at.id, inserted(list, row.id, at.id));
  }
  return null;
}

/** The ids of a list with one of them put where another is: behind it when it comes from above. */
function inserted(list: readonly { id: number }[], moved: number, at: number): number[] {
  const ids = list.map(({ id }) => id);
  const from = ids.indexOf(moved);
  const others = ids.filter((id) => id !== moved);
  const isFromAbove = from >= 0 && from < ids.indexOf(at);
  return others.toSpliced(others.indexOf(at) + (isFromAbove ? 1 : 0), 0, moved);
}

/** The write for a list in its new order, with everything above it named as it is. */
function named({ stages, additional }: Section, kind: RowKind, at: number, ids: number[]): OrderRequest {
  const rows = ids.map((id) => ({ id }));
  if (kind === "stage") return stageOrder(rows);
  const holds = (positions: OutlinePosition[]) =>
    positions.some(({ id, position_items }) =>
      kind === "position" ? id === at : position_items.some((item) => item.id === at),
    );
  const ordered = (positions: OutlinePosition[]) =>
    kind === "position"
      ? rows
      : positions.map((one) => (holds([one]) ? { id: one.id, position_items: ids } : { id: one.id }));
  if (holds(additional))
    return {
      method: "PATCH",
      path: "/estimate_additional_position_order",
      body: { positions: ordered(additional) },
    };
  return stageOrder(
    stages.map(({ id, positions }) => (holds(positions) ? { id, positions: ordered(positions) } : { id })),
  );
}

const stageOrder = (stages: OrderedStage[]): OrderRequest => ({
  method: "PATCH",
  path: "/estimate_stages_position_order",
  body: { stages },
});
