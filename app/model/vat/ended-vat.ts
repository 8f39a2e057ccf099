import type { InvoiceContent } from "../invoice/content.ts";
import { decimal } from "../money/decimal.ts";
import { ratesOn } from "./offered-rates.ts";
import { vatCategory } from "./vat-fields.ts";
import type { VatRate } from "./vat-rate.ts";

type Group = InvoiceContent["groups"][number];

/** A backend may know categories that we have no word for: it says itself what is wrong with them. */
const isKnown = ({ category }: Group) => vatCategory.safeParse(category).success;

export interface EndedVat {
  from: Pick<VatRate, "category" | "rate">;
  /** What holds instead, the rate of the same name first: what is taxed stays taxed. */
  instead: VatRate[];
}

/**
 * What a draft is taxed with and does not hold on its day of supply, a local date, with what does (domain H21). What an
 * advance has paid for taxes nothing any more and is not asked about.
 */
export function endedVat(groups: readonly Group[], rates: readonly VatRate[], day: string): EndedVat[] {
  const held = ratesOn(rates, [day]);
  const isSame = (group: Group) => (rate: VatRate) =>
    rate.category === group.category && decimal(rate.rate) === decimal(group.rate);
  return groups
    .filter((group) => group.taxable_cents !== 0 && isKnown(group) && !held.some(isSame(group)))
    .map((group) => {
      const name = rates.find(isSame(group))?.name;
      const isInstead = ({ category }: VatRate) => group.category !== "S" || category === "S";
      const isNamesake = (rate: VatRate) => Number(name !== undefined && rate.name === name);
      return {
        from: { category: vatCategory.parse(group.category), rate: group.rate },
        instead: held.filter(isInstead).toSorted((one, other) => isNamesake(other) - isNamesake(one)),
      };
    });
}
