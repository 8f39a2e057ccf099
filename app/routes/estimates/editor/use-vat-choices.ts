import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { itemsOf } from "~/model/counted-estimate";
import { today } from "~/model/dates";
import { sendDecimal } from "~/model/decimal";
import type { Estimate } from "~/model/estimate";
import { showPercent } from "~/model/show-money";
import { ratesOn, vatCategories } from "~/model/vat";
import { vatChoice } from "./edited-row";

/**
 * The VAT that a line can have: today's rates, the categories without one, and whatever else stands in this estimate. A
 * select without its own value would show another, and a form without scripts would save that.
 */
export function useVatChoices(estimate: Estimate) {
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
    const inUse = [estimate, ...itemsOf(estimate)].flatMap(({ vat_category, vat_rate }) =>
      vat_category === "S" && vat_rate !== null ? [vat_rate] : [],
    );
    const others = [...new Set(inUse)].map(taxed);
    return [...usual, ...others.filter(({ value }) => !usual.some((one) => one.value === value))];
  }, [estimate, language, t]);
}
