import { chooseItem, unsettledIn } from "#backend/db/estimates/choices.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { findItem, listItemIds, updateItem } from "#backend/db/estimates/items.ts";
import { found } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { readEstimate } from "./open-estimate.ts";

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
  const { database } = unit;
  const after = new Map(listItemIds(database, estimate_id).map(({ id, position_id }) => [id, position_id]));
  const moved = before.filter(({ id, position_id }) => after.get(id) !== position_id);
  const alternatives = moved.filter(({ id }) => found(findItem(database, id)).choice === "alternative");
  changeItems(unit, estimate_id, alternatives, ({ id }) =>
    updateItem(database, id, { choice: "optional", choice_group: null }),
  );
  settleChoices(unit, { estimate_id, positions: [...new Set(moved.map(({ position_id }) => position_id))] });
}

interface Placed {
  id: number;
  position_id: number;
}

/** Chooses lines of an estimate or takes them out, and notes each of them. */
export const chooseAll = (
  unit: Unit,
  estimate_id: number,
  changes: readonly { id: number; is_chosen: boolean }[],
): void =>
  changeItems(unit, estimate_id, changes, ({ id, is_chosen }) => chooseItem(unit.database, id, is_chosen));

/** Changes lines one by one, and notes each of them: as it was before all of it, and as it is after. */
function changeItems<Line extends { id: number }>(
  { database, audit }: Unit,
  estimate_id: number,
  lines: readonly Line[],
  change: (line: Line) => void,
): void {
  if (lines.length === 0) return;
  const shown = () => new Map(itemsOf(readEstimate(database, estimate_id)).map((item) => [item.id, item]));
  const before = shown();
  lines.forEach(change);
  const after = shown();
  const partOf = projectOf(database, estimate_id);
  for (const { id } of lines)
    audit(id, { before: before.get(id), after: after.get(id), partOf }, "position_item");
}
