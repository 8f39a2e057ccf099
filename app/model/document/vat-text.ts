import { showPercent } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";

/** A text by its key, with what fills its gaps. */
export interface DocumentText {
  key: string;
  values?: Record<string, string>;
}

/** How a VAT group is named: its rate, or why there is none (domain §3). */
export function vatText(category: string, rate: string, language: Language): DocumentText {
  if (category !== "S") return { key: `documents.vat_categories.${category}` };
  return { key: "documents.vat", values: { rate: showPercent(rate, language) } };
}
