import { isChoice, isChosen } from "./choice.ts";
import { allPositions, type Counted, counted } from "./counted-estimate.ts";
import type { Estimate, Position, Stage } from "./estimate.ts";
import type { PositionItem } from "./position-item.ts";

/** What a client decides about an estimate: whether a line is in it, or which one of several is. */
export interface Decision {
  kind: "optional" | "alternative";
  /** Where its lines stand. */
  position: Pick<Position, "name" | "name_en">;
  /** The one line of an optional one; the alternatives in their order. */
  items: PositionItem[];
}

/** Everything that the client decides about an estimate, in the order of its documents. */
export const decisionsOf = (estimate: Estimate): Decision[] => allPositions(estimate).flatMap(decisionsIn);

function decisionsIn(position: Position): Decision[] {
  const groups = new Map<number, Decision>();
  return position.position_items.flatMap((item): Decision[] => {
    if (!isChoice(item)) return [];
    if (item.choice === "optional") return [{ kind: "optional", position, items: [item] }];
    const known = groups.get(item.choice_group ?? 0);
    known?.items.push(item);
    if (known) return [];
    const made: Decision = { kind: "alternative", position, items: [item] };
    groups.set(item.choice_group ?? 0, made);
    return [made];
  });
}

/** The lines that are chosen by now of those that the client decides about, by their ids. */
export const chosenOf = (estimate: Estimate): number[] =>
  decisionsOf(estimate).flatMap(({ items }) => items.filter(isChosen).map(({ id }) => id));

/** Whether a choice decides everything: one of each group of alternatives, and nothing that is not asked. */
export function isDecided(estimate: Estimate, chosen: readonly number[]): boolean {
  const decisions = decisionsOf(estimate);
  const asked = new Set(decisions.flatMap(({ items }) => items.map(({ id }) => id)));
  const takes = ({ items }: Decision) => items.filter(({ id }) => chosen.includes(id)).length;
  return (
    new Set(chosen).size === chosen.length &&
    chosen.every((id) => asked.has(id)) &&
    decisions.every((decision) => decision.kind === "optional" || takes(decision) === 1)
  );
}

/** An estimate with what a client chose in place of what was chosen in it, counted. One without choices stays what it is. */
export function withChosen(estimate: Estimate, chosen: readonly number[]): Counted {
  if (decisionsOf(estimate).length === 0) return counted(estimate);
  const item = (one: PositionItem): PositionItem =>
    isChoice(one) ? { ...one, is_chosen: chosen.includes(one.id) } : one;
  return counted(withItems(estimate, (items) => items.map(item)));
}

/**
 * An estimate with nothing chosen, by which two offers are compared: what is chosen of them makes no difference. One without
 * choices stays as it is.
 */
export const asOffered = (estimate: Estimate): Estimate =>
  decisionsOf(estimate).length === 0 ? estimate : withChosen(estimate, []);

/** An estimate with only those lines that count: what is invoiced of it. Its sums stay the same. */
export const withoutUnchosen = <Whole extends Estimate>(estimate: Whole): Whole =>
  withItems(estimate, (items) => items.filter(isChosen));

function withItems<Whole extends Estimate>(
  estimate: Whole,
  change: (items: PositionItem[]) => PositionItem[],
): Whole {
  const position = (one: Position): Position => ({ ...one, position_items: change(one.position_items) });
  const stage = (one: Stage): Stage => ({ ...one, positions: one.positions.map(position) });
  return {
    ...estimate,
    agency_costs_stages: estimate.agency_costs_stages.map(stage),
    production_costs_stages: estimate.production_costs_stages.map(stage),
    additional_agency_positions: estimate.additional_agency_positions.map(position),
    additional_production_positions: estimate.additional_production_positions.map(position),
  };
}
