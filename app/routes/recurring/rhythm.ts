import type { Translate } from "#locales/texts.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";

/** How often a plan comes, in words. */
export function rhythmOf({ every, day_of_month }: RecurringInvoice, t: Translate): string {
  const often = t(`recurring.frequencies.${every}`);
  if (day_of_month === 31) return t("recurring.rhythm_last", { every: often });
  return t("recurring.rhythm", { every: often, day: day_of_month });
}
