import { positionsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";

/** Lines that an estimate opens with at most: a long one is as quick as a short one. */
const shown = 60;

/** Positions whose lines are asked for, and those whose lines are folded away, by their ids in the address. */
export const openParameter = "open";
export const foldParameter = "fold";

/** The positions whose lines are shown: the first ones, as many as make few lines, unless the address says otherwise. */
export function openPositions(estimate: Estimate, asked: URLSearchParams): ReadonlySet<number> {
  const open = new Set(asked.getAll(openParameter).map(Number));
  let lines = 0;
  for (const { id, position_items } of [
    ...positionsOf(estimate, "agency"),
    ...positionsOf(estimate, "production"),
  ]) {
    lines += position_items.length;
    if (lines <= shown || position_items.length === 0) open.add(id);
  }
  for (const id of asked.getAll(foldParameter)) open.delete(Number(id));
  return open;
}
