import { z } from "zod";
import { decimal, showUnitPrice } from "./decimal";
import type { Estimate, EstimateSums } from "./estimate";
import type { Language } from "./language";
import { unitPriceOf } from "./money";
import type { PositionItem } from "./position-item";
import { showMoney, showPercent, showQuantity } from "./show-money";

/** A text by its key, with what fills its gaps. */
export interface DocumentText {
  key: string;
  values?: Record<string, string>;
}

/** One row of the block with the sums. The last of them is what is to be paid. */
export interface DocumentSum extends DocumentText {
  amount: string;
  isTotal: boolean;
}

/** What documents show of a line, as text. */
export interface DocumentLine {
  id: number;
  name: string;
  /** With its unit. */
  quantity: string;
  price: string;
  /** Without discount and VAT. */
  total: string;
}

/** What every document of a project shows at its top. */
export interface DocumentHead {
  number: string;
  /** dd.MM.yyyy; empty where there is none. */
  date: string;
  project: string;
  client: string;
  contact: string;
  manager: string;
  email: string;
}

const codes = { lv: "lv", lat: "lv", en: "en", eng: "en" } as const;

/** The language of a document by the codes that clients of the API use for it (domain H17). */
export const documentLanguage = z
  .enum(["lv", "lat", "en", "eng"], { error: "errors.language_required" })
  .transform((code): Language => codes[code]);

/** The name of a line in a document's language; the Latvian one stands in where there is no other. */
const nameOf = ({ name, name_en }: PositionItem, language: Language): string =>
  language === "en" && name_en ? name_en : name;

/** The unit price as it was entered; where a total was, what follows from it (domain H4). */
function priceOf({ price, quantity, total_cents }: PositionItem, language: Language): string {
  return showUnitPrice(
    price === null ? unitPriceOf(total_cents, decimal(quantity)) : decimal(price),
    language,
  );
}

function quantityOf({ quantity, measure_unit }: PositionItem, language: Language): string {
  const { short_name = "", short_name_en = "" } = measure_unit ?? {};
  const unit = language === "en" && short_name_en ? short_name_en : short_name;
  return `${showQuantity(quantity, language)} ${unit}`.trim();
}

/** A line with its sums made (model/counted-estimate.ts), as a document shows it. */
export const lineOf = (item: PositionItem, language: Language): DocumentLine => ({
  id: item.id,
  name: nameOf(item, language),
  quantity: quantityOf(item, language),
  price: priceOf(item, language),
  total: showMoney(item.total_cents, language),
});

/** How a VAT group is named: its rate, or why there is none (domain §3). */
export function vatText(category: string, rate: string, language: Language): DocumentText {
  if (category !== "S") return { key: `documents.vat_categories.${category}` };
  return { key: "documents.vat", values: { rate: showPercent(rate, language) } };
}

/** The block with the sums: what was discounted where something was, and every VAT group. */
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
  const groups = sums.vat.map((group) =>
    row(vatText(group.category, group.rate, language), group.amount_cents),
  );
  return [
    ...discounted,
    row({ key: "documents.net" }, sums.net_cents),
    ...groups,
    row({ key: "documents.total" }, sums.total_cents, true),
  ];
}

/** The top of an estimate's documents. `date` comes shown already. */
export function headOf({ estimate_nr, project }: Estimate, date: string): DocumentHead {
  return {
    number: estimate_nr,
    date,
    project: project.name,
    client: project.customer?.name ?? "",
    contact: project.customer?.contact ?? "",
    manager: project.project_manager?.name ?? "",
    email: project.project_manager?.email ?? "",
  };
}
