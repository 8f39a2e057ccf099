import { positionsOf } from "~/model/counted-estimate";
import type { Estimate } from "~/model/estimate";

/** Lines that an estimate opens with at most: a long one is as quick as a short one. */
const shown = 60;

/** The positions whose lines are shown: the first ones, as many as make few lines, and those asked for in the address. */
export function openPositions(estimate: Estimate, asked: readonly string[]): ReadonlySet<number> {
  const open = new Set(asked.map(Number));
  let lines = 0;
  for (const { id, position_items } of [
    ...positionsOf(estimate, "agency"),
    ...positionsOf(estimate, "production"),
  ]) {
    lines += position_items.length;
    if (lines <= shown || position_items.length === 0) open.add(id);
  }
  return open;
}
