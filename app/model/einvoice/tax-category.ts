import type { TaxedGroup } from "./groups.ts";
import { aggregate, basic, number, type Part } from "./ubl.ts";

/** A category of VAT under a name; in sums with why there is none. */
export const taxCategory = (
  name: string,
  { category, rate }: Pick<TaxedGroup, "category" | "rate">,
  reason: readonly Part[] = [],
): Part =>
  aggregate(name, [
    basic("cbc:ID", category),
    rate === null ? null : basic("cbc:Percent", number(rate)),
    reason,
    aggregate("cac:TaxScheme", [basic("cbc:ID", "VAT")]),
  ]);
