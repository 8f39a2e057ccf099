import { isChosen } from "../estimate/choice.ts";
import { itemsOf, vatOf } from "../estimate/counted-estimate.ts";
import type { Estimate, EstimateSums } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import type { Language } from "../text/language.ts";
import { type DocumentLine, isCoded, lineOf, lineVat } from "./parts.ts";

export type ShowLine = (item: PositionItem) => DocumentLine;

type Whole = Estimate & { sums: EstimateSums };
type LineVat = Pick<EstimateSums["vat"][number], "category" | "rate">;

/** How a document shows a line of an estimate: with its VAT where not all have the same. */
export function showLineOf(whole: Whole, language: Language): ShowLine {
  const vats = vatsOf(whole);
  const coded = isCoded(vats);
  return (item) =>
    lineOf(item, vats.length > 1 ? lineVat(vatOfItem(item, whole), coded, language) : "", language);
}

/** The VATs that lines of an estimate have: those in its sums, and those of lines that are not chosen. */
export function vatsOf(whole: Whole): LineVat[] {
  const vats: LineVat[] = [...whole.sums.vat];
  const others = itemsOf(whole).filter((item) => !isChosen(item));
  for (const { category, rate } of others.map((item) => vatOfItem(item, whole)))
    if (!vats.some((known) => known.category === category && known.rate === rate))
      vats.push({ category, rate });
  return vats;
}

function vatOfItem({ vat_category, vat_rate }: PositionItem, whole: Whole): LineVat {
  const usual = vatOf(whole);
  return vat_category
    ? { category: vat_category, rate: sendDecimal(decimal(vat_rate ?? "0")) }
    : { category: usual.category, rate: sendDecimal(usual.rate) };
}
