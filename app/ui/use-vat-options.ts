import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../model/dates";
import { sendDecimal } from "../model/decimal";
import { showPercent } from "../model/show-money";
import { ratesOn, vatCategories, vatChoice } from "../model/vat";

/**
 * The VAT to choose from: today's rates, the categories without one, and the rates in percent that are in use. A select
 * without its own value would show another, and a form without scripts would save that.
 */
export function useVatOptions(inUse: readonly string[]) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const taxed = (percent: string) => ({
      value: vatChoice("S", percent),
      label: showPercent(percent, language),
    });
    const usual = [
      ...ratesOn(today()).map(({ rate }) => taxed(sendDecimal(rate))),
      ...vatCategories
        .filter((category) => category !== "S")
        .map((category) => ({ value: vatChoice(category, "0.00"), label: t(`vat.${category}`) })),
    ];
    const others = [...new Set(inUse)].map(taxed);
    return [...usual, ...others.filter(({ value }) => !usual.some((one) => one.value === value))];
  }, [inUse, language, t]);
}
