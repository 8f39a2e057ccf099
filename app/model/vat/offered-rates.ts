import { sendDecimal } from "../money/decimal.ts";
import { usualRates, vatCategories } from "./vat.ts";
import type { VatRate } from "./vat-rate.ts";

/** What is offered where a backend keeps no rates of its own. */
export const builtInRates: VatRate[] = [
  ...usualRates.map(({ rate, from }) => ({ category: "S" as const, rate: sendDecimal(rate), from })),
  ...vatCategories
    .filter((category) => category !== "S")
    .map((category) => ({ category, rate: "0.00", from: "1995-05-01" })),
].map((rate, index) => ({
  ...rate,
  id: index + 1,
  name: "",
  name_en: "",
  until: null,
  is_used: false,
  version: 0,
}));

/** The first and the last of some local dates. */
export function spanOf(dates: readonly string[]): { first: string; last: string } {
  const sorted = dates.toSorted();
  return { first: sorted[0] ?? "", last: sorted.at(-1) ?? "" };
}

/**
 * Local dates between which the work of an estimate can be supplied: from when it was made until it is planned to be done, or
 * today. What holds on none of those days cannot be written into it (domain H21).
 */
export const supplyDates = (
  {
    date,
    planned_due_date,
  }: { date?: string | null | undefined; planned_due_date?: string | null | undefined },
  today: string,
): string[] => [today, date ?? today, planned_due_date ?? today];

/** The rates that hold on some day from the first to the last of these local dates, each kind once, in their order. */
export function ratesOn(rates: readonly VatRate[], dates: readonly string[]): VatRate[] {
  const { first, last } = spanOf(dates);
  const held = rates.filter(({ from, until }) => from <= last && (until === null || first <= until));
  return held.filter(
    (rate, index) =>
      held.findIndex((one) => one.category === rate.category && one.rate === rate.rate) === index,
  );
}
