import { positionsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { OrderedPosition, OrderedStage, OrderRequest } from "./order-placed.ts";

/**
 * An estimate in the order that a request asks for, as the backend will have it: shown while the request is on its way.
 * What moved to another list is taken out of the one that it was in.
 */
export function reordered(estimate: Estimate, { body }: OrderRequest): Estimate {
  const stages = "stages" in body ? body.stages : [];
  const additional = "positions" in body ? body.positions : null;
  const named = [...(additional ?? []), ...stages.flatMap(({ positions = [] }) => positions)];
  const order = new Order(estimate, named);
  const isHere = (list: Position[]) =>
    additional?.some(({ id }) => list.some((one) => one.id === id)) ?? false;
  const positions = (list: Position[]) =>
    isHere(list) && additional ? order.positions(additional) : order.without(list);
  const section = (list: Stage[]) => {
    const isNamed = stages.some(({ id }) => list.some((stage) => stage.id === id));
    return isNamed ? order.stages(stages, list) : list.map((stage) => order.stage(stage, undefined));
  };
  return {
    ...estimate,
    agency_costs_stages: section(estimate.agency_costs_stages),
    production_costs_stages: section(estimate.production_costs_stages),
    additional_agency_positions: positions(estimate.additional_agency_positions),
    additional_production_positions: positions(estimate.additional_production_positions),
  };
}

/** A line in another position than it was: an alternative to what is there it is not, but it can still be left out. */
const withoutGroup = (item: PositionItem): PositionItem =>
  item.choice === "alternative" ? { ...item, choice: "optional", choice_group: null } : item;

/** Everything of an estimate by its id, and where a request puts it. */
class Order {
  private readonly all: Map<number, Position>;
  private readonly moved: ReadonlySet<number>;
  private readonly lines: ReadonlyMap<number, number[]>;

  constructor(estimate: Estimate, named: OrderedPosition[]) {
    const positions = [...positionsOf(estimate, "agency"), ...positionsOf(estimate, "production")];
    this.all = new Map(positions.map((position) => [position.id, position]));
    this.moved = new Set(named.map(({ id }) => id));
    this.lines = new Map(
      named.flatMap(({ id, position_items }) => (position_items ? [[id, position_items]] : [])),
    );
  }

  positions(ordered: readonly OrderedPosition[]): Position[] {
    return ordered.flatMap(({ id }) => {
      const position = this.all.get(id);
      return position ? [this.lined(position)] : [];
    });
  }

  /** A list that was not named, without what was named elsewhere. */
  without(list: readonly Position[]): Position[] {
    return list.filter(({ id }) => !this.moved.has(id)).map((position) => this.lined(position));
  }

  stages(ordered: readonly OrderedStage[], list: readonly Stage[]): Stage[] {
    return ordered.flatMap(({ id, positions }) => {
      const stage = list.find((one) => one.id === id);
      return stage ? [this.stage(stage, positions)] : [];
    });
  }

  stage(stage: Stage, positions: readonly OrderedPosition[] | undefined): Stage {
    return { ...stage, positions: positions ? this.positions(positions) : this.without(stage.positions) };
  }

  /** A position with the lines that it is to have. */
  private lined(position: Position): Position {
    const wanted = this.lines.get(position.id);
    const everywhere = [...this.all.values()].flatMap(({ position_items }) => position_items);
    if (wanted)
      return {
        ...position,
        position_items: wanted.flatMap((id) => {
          const item = everywhere.find((one) => one.id === id);
          if (!item) return [];
          return position.position_items.includes(item) ? [item] : [withoutGroup(item)];
        }),
      };
    const gone = new Set([...this.lines.values()].flat());
    const kept = position.position_items.filter(({ id }) => !gone.has(id));
    return kept.length === position.position_items.length ? position : { ...position, position_items: kept };
  }
}
