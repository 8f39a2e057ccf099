import { useMemo } from "react";
import { itemsOf } from "~/model/counted-estimate";
import type { Estimate } from "~/model/estimate";
import type { VatRate } from "~/model/vat-rate";
import { useVatOptions } from "~/ui/use-vat-options";

/** The VAT that a line can have: the rates of the day, and whatever else stands in this estimate. */
export function useVatChoices(estimate: Estimate, rates: readonly VatRate[]) {
  const inUse = useMemo(
    () =>
      [estimate, ...itemsOf(estimate)].flatMap(({ vat_category, vat_rate }) =>
        vat_category === "S" && vat_rate !== null ? [vat_rate] : [],
      ),
    [estimate],
  );
  return useVatOptions({ rates, date: estimate.date ?? undefined, inUse });
}
