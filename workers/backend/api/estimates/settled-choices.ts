import { chooseItem, unsettledIn } from "#backend/db/estimates/choices.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { findItem, listItemIds, updateItem } from "#backend/db/estimates/items.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { readEstimate } from "./open-estimate.ts";
import { shownItem } from "./shown.ts";

interface Changed {
  estimate_id: number;
  positions: readonly number[];
  /** The line that was changed, which goes before others that are chosen. */
  item?: number;
}

/**
 * Has one of each group of alternatives chosen, once lines of some positions were changed. Notes each line that this
 * changes; answers whether there are any.
 */
export function settleChoices(unit: Unit, { estimate_id, positions, item }: Changed): boolean {
  const changes = positions.flatMap((id) => unsettledIn(unit.database, id, item));
  chooseAll(unit, estimate_id, changes);
  return changes.length > 0;
}

/**
 * What an alternative is that stands in another position by now: no alternative to what is there, but optional, chosen or
 * not as it was. Takes where lines stood before, and settles what each position has left.
 */
export function settleMoved(unit: Unit, estimate_id: number, before: readonly Placed[]): void {
  const { database, audit } = unit;
  const after = new Map(listItemIds(database, estimate_id).map(({ id, position_id }) => [id, position_id]));
  const moved = before.filter(({ id, position_id }) => after.get(id) !== position_id);
  const partOf = projectOf(database, estimate_id);
  for (const { id } of moved) {
    const row = found(findItem(database, id));
    if (row.choice !== "alternative") continue;
    const shown = () => shownItem(database, estimate_id, id);
    const was = shown();
    updateItem(database, id, { choice: "optional", choice_group: null });
    audit(id, { before: was, after: shown(), partOf }, "position_item");
  }
  settleChoices(unit, { estimate_id, positions: [...new Set(moved.map(({ position_id }) => position_id))] });
}

interface Placed {
  id: number;
  position_id: number;
}

/** Chooses lines of an estimate or takes them out, and notes each of them. */
export function chooseAll(
  { database, audit }: Unit,
  estimate_id: number,
  changes: readonly { id: number; is_chosen: boolean }[],
): void {
  if (changes.length === 0) return;
  const before = itemsOf(readEstimate(database, estimate_id));
  for (const { id, is_chosen } of changes) chooseItem(database, id, is_chosen);
  const after = itemsOf(readEstimate(database, estimate_id));
  const partOf = projectOf(database, estimate_id);
  for (const { id } of changes) {
    const of = ({ id: one }: { id: number }) => one === id;
    audit(id, { before: before.find(of), after: after.find(of), partOf }, "position_item");
  }
}
