import { lineOf } from "../document/parts.ts";
import { itemsOf } from "../estimate/counted-estimate.ts";
import type { Estimate } from "../estimate/estimate.ts";
import type { Language } from "../text/language.ts";

/** What was chosen, as a document calls it. Quantities to choose from are often all that tells lines apart. */
export const chosenNames = (
  estimate: Estimate,
  chosen: readonly number[],
  language: Language = "lv",
): string[] =>
  itemsOf(estimate)
    .filter(({ id }) => chosen.includes(id))
    .map((item) => lineOf(item, "", language))
    .map(({ name, quantity }) => `${name}, ${quantity}`);
