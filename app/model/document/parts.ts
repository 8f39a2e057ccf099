import { z } from "zod";
import { isChoice, isChosen } from "../estimate/choice.ts";
import type { EstimateSums } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { decimal, showUnitPrice } from "../money/decimal.ts";
import { unitPriceOf } from "../money/money.ts";
import { showMoney, showPercent, showQuantity } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import { choiceText } from "./choice-text.ts";
import type { Party } from "./party.ts";
import { type DocumentText, vatText } from "./vat-text.ts";

/** Something that a document says of itself: the key of what it is, and what is said, as it is or by a key of its own. */
export interface DocumentFact {
  key: string;
  value: string | DocumentText;
}

/** Those of some facts that there are. */
export const knownFacts = (facts: DocumentFact[]): DocumentFact[] =>
  facts.filter(({ value }) => value !== "");

/** By which numbers and where a party is registered (domain §4). */
export const registeredFacts = ({
  reg_nr,
  vat_nr,
  address,
}: Omit<Party, "name" | "country">): DocumentFact[] => [
  { key: "documents.reg_nr", value: reg_nr },
  { key: "documents.vat_nr", value: vat_nr },
  { key: "documents.address", value: address },
];

/** One row of the block with the sums. The last of them is what is to be paid. */
export interface DocumentSum extends DocumentText {
  amount: string;
  /** Of a VAT group, where documents have to name it: what is taxed. */
  base?: DocumentText;
  isTotal: boolean;
}

/** What documents show of a line, as text. */
export interface DocumentLine {
  id: number;
  name: string;
  /** With its unit. */
  quantity: string;
  price: string;
  /** The rate of its VAT; empty where the document need not say it of each line. */
  vat: string;
  /** Without discount and VAT. */
  total: string;
  /** What the client can decide about it; absent where that is nothing. */
  choice?: DocumentText;
  /** Whether the sums have it; absent where there is no choice, as they always have it then. */
  isCounted?: boolean;
}

const codes = { lv: "lv", lat: "lv", en: "en", eng: "en" } as const;

/** The language of a document by the codes that clients of the API use for it (domain H17). */
export const documentLanguage = z
  .enum(["lv", "lat", "en", "eng"], { error: "errors.language_required" })
  .transform((code): Language => codes[code]);

/** What a document shows of a line, before it is put into words. */
interface Line {
  id: number;
  name: string;
  name_en: string;
  unit: string;
  unit_en: string;
  /** Decimal. */
  quantity: string;
  /** Decimal; null where a total was agreed. */
  price?: string | null | undefined;
  total_cents: number;
}

/** The Latvian name stands in where there is no other. */
export const inLanguage = (language: Language, latvian: string, english: string): string =>
  language === "en" && english ? english : latvian;

/** The unit price as it was entered; where a total was, what follows from it (domain H4). */
const priceOf = ({ price, quantity, total_cents }: Line): number =>
  price ? decimal(price) : unitPriceOf(total_cents, decimal(quantity));

/** A line in the language of a document, with its VAT in words. */
export const shownLine = (line: Line, vat: string, language: Language): DocumentLine => ({
  id: line.id,
  name: inLanguage(language, line.name, line.name_en),
  quantity:
    `${showQuantity(line.quantity, language)} ${inLanguage(language, line.unit, line.unit_en)}`.trim(),
  price: showUnitPrice(priceOf(line), language),
  vat,
  total: showMoney(line.total_cents, language),
});

/** A line of an estimate with its sums made (model/counted-estimate.ts), as a document shows it. */
export const lineOf = (item: PositionItem, vat: string, language: Language): DocumentLine => {
  const { short_name = "", short_name_en = "" } = item.measure_unit ?? {};
  const line = shownLine({ ...item, unit: short_name, unit_en: short_name_en }, vat, language);
  return isChoice(item) ? { ...line, choice: choiceText(item), isCounted: isChosen(item) } : line;
};

type Taxed = { category: string; rate: string };

/** Whether parts have no VAT for more than one reason: those are then told apart by the codes of EN 16931. */
export const isCoded = (taxed: readonly Pick<Taxed, "category">[]): boolean =>
  new Set(taxed.map(({ category }) => category).filter((category) => category !== "S")).size > 1;

/** The VAT of a line, with its code where the document has several without VAT. */
export function lineVat({ category, rate }: Taxed, coded: boolean, language: Language): string {
  const shown = showPercent(category === "S" ? rate : "0", language);
  return coded && category !== "S" ? `${shown} ${category}` : shown;
}

/** What a VAT group is taxed on; beside others that have no VAT either, with its code, which its lines have as well. */
export function vatBase(
  { category, taxable_cents }: EstimateSums["vat"][number],
  groups: EstimateSums["vat"],
  language: Language,
): DocumentText {
  const amount = showMoney(taxable_cents, language);
  return category !== "S" && isCoded(groups)
    ? { key: "documents.tax_base_coded", values: { code: category, amount } }
    : { key: "documents.tax_base", values: { amount } };
}

/** The block with the sums: what was discounted where something was, and every VAT group; of several, with its base. */
export function sumsOf(sums: EstimateSums, discount: string, language: Language): DocumentSum[] {
  const row = (text: DocumentText, cents: number, isTotal = false): DocumentSum => ({
    ...text,
    amount: showMoney(cents, language),
    isTotal,
  });
  const full = sums.agency_cents + sums.production_cents;
  const rate = showPercent(discount, language);
  const discounted =
    sums.discount_cents === 0
      ? []
      : [
          row({ key: "documents.sum" }, full),
          row({ key: "documents.discount", values: { rate } }, -sums.discount_cents),
        ];
  const groups = sums.vat.map((group) => ({
    ...row(vatText(group.category, group.rate, language), group.amount_cents),
    ...(sums.vat.length > 1 && { base: vatBase(group, sums.vat, language) }),
  }));
  return [
    ...discounted,
    row({ key: "documents.net" }, sums.net_cents),
    ...groups,
    row({ key: "documents.total" }, sums.total_cents, true),
  ];
}
