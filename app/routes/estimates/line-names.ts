import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";

/** How the lines of an estimate are called, by their ids. */
export const lineNames = (shown: Estimate): ReadonlyMap<number, string> =>
  new Map(itemsOf(shown).map(({ id, name }) => [id, name]));
