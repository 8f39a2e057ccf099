import { vatOf } from "../estimate/counted-estimate.ts";
import type { Estimate, EstimateSums } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { sendDecimal } from "../money/decimal.ts";
import type { Language } from "../text/language.ts";
import { type DocumentLine, isCoded, lineOf, lineVat } from "./parts.ts";

export type ShowLine = (item: PositionItem) => DocumentLine;

/** How a document shows a line of an estimate: with its VAT where not all have the same. */
export function showLineOf(whole: Estimate & { sums: EstimateSums }, language: Language): ShowLine {
  const groups = whole.sums.vat;
  const usual = vatOf(whole);
  const coded = isCoded(groups);
  return (item) => {
    const taxed = item.vat_category
      ? { category: item.vat_category, rate: item.vat_rate ?? "0" }
      : { category: usual.category, rate: sendDecimal(usual.rate) };
    return lineOf(item, groups.length > 1 ? lineVat(taxed, coded, language) : "", language);
  };
}
