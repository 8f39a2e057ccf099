import { useMemo } from "react";
import { itemsOf } from "~/model/counted-estimate";
import { today } from "~/model/dates";
import type { Estimate } from "~/model/estimate";
import { supplyDates, type VatRate } from "~/model/vat-rate";
import { useVatOptions } from "~/ui/use-vat-options";

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
