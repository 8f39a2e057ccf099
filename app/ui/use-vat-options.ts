import { useMemo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { showPercent } from "#model/money/show-money.ts";
import { ratesOn } from "#model/vat/offered-rates.ts";
import { vatChoice } from "#model/vat/vat.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";

interface VatInUse {
  /** All rates of the installation. */
  rates: readonly VatRate[];
  /** Local dates: what holds on a day between the first and the last is offered. Today's where there are none. */
  dates?: readonly string[];
  /** Rates in percent that stand there already. */
  inUse: readonly string[];
}

/**
 * The VAT to choose from: the rates of the day, and those that are in use. A select without its own value would show
 * another, and a form without scripts would save that.
 */
export function useVatOptions({ rates, dates, inUse }: VatInUse) {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const taxed = (percent: string) => ({
      value: vatChoice("S", percent),
      label: showPercent(percent, language),
    });
    const usual = ratesOn(rates, dates ?? [today()]).map(({ category, rate }) =>
      category === "S" ? taxed(rate) : { value: vatChoice(category, rate), label: t(`vat.${category}`) },
    );
    const others = [...new Set(inUse)].map(taxed);
    return [...usual, ...others.filter(({ value }) => !usual.some((one) => one.value === value))];
  }, [rates, dates, inUse, language, t]);
}
