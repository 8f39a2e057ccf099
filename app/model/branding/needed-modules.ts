// Without schemas: the frame of every page asks this.
import type { ModuleKey } from "./config.ts";

/** What a module is off without, of each list one at least: who sees what is left could tell the costs (docs/decisions/093). */
export const neededBy = {
  margin: [["product_estimate", "position_estimate"], ["productionCosts"]],
} as const satisfies Partial<Record<ModuleKey, readonly (readonly ModuleKey[])[]>>;

const needs = new Map<string, readonly (readonly ModuleKey[])[]>(Object.entries(neededBy));

/** Of each list of modules that a module needs and has none of, what would do; nothing where it could be on. */
export const lackingFor = (key: ModuleKey, on: readonly string[]): readonly (readonly ModuleKey[])[] =>
  (needs.get(key) ?? []).filter((group) => !group.some((needed) => on.includes(needed)));

/** Whether a module is in force under those that are switched on. */
export const isInForce = (key: ModuleKey, on: readonly string[]): boolean =>
  on.includes(key) && lackingFor(key, on).length === 0;
