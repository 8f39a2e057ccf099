import { useMemo } from "react";
import { today } from "#model/date/dates.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { supplyDates } from "#model/vat/offered-rates.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";
import { useVatOptions } from "#ui/use-vat-options.ts";

/** The VAT that a line can have: the rates of the days of its work, and whatever else stands in this estimate. */
export function useVatChoices(estimate: Estimate, rates: readonly VatRate[]) {
  const inUse = useMemo(
    () =>
      [estimate, ...itemsOf(estimate)].flatMap(({ vat_category, vat_rate }) =>
        vat_category === "S" && vat_rate !== null ? [vat_rate] : [],
      ),
    [estimate],
  );
  const { date, project } = estimate;
  const { planned_due_date } = project;
  const dates = useMemo(() => supplyDates({ date, planned_due_date }, today()), [date, planned_due_date]);
  return useVatOptions({ rates, dates, inUse });
}
