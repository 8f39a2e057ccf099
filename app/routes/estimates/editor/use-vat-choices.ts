import { useMemo } from "react";
import { itemsOf } from "~/model/counted-estimate";
import type { Estimate } from "~/model/estimate";
import { useVatOptions } from "~/ui/use-vat-options";

/** The VAT that a line can have: what is usual today, and whatever else stands in this estimate. */
export function useVatChoices(estimate: Estimate) {
  const inUse = useMemo(
    () =>
      [estimate, ...itemsOf(estimate)].flatMap(({ vat_category, vat_rate }) =>
        vat_category === "S" && vat_rate !== null ? [vat_rate] : [],
      ),
    [estimate],
  );
  return useVatOptions(inUse);
}
