import { choiceHint, choiceText } from "../document/choice-text.ts";
import { type DocumentHead, headOf } from "../document/head.ts";
import {
  type DocumentFact,
  type DocumentLine,
  type DocumentSum,
  inLanguage,
  knownFacts,
  sumsOf,
} from "../document/parts.ts";
import { showLineOf, vatsOf } from "../document/vat.ts";
import { type DocumentText, vatText } from "../document/vat-text.ts";
import { isChosen } from "../estimate/choice.ts";
import { allPositions, counted, itemsOf } from "../estimate/counted-estimate.ts";
import type { Estimate } from "../estimate/estimate.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import { showMoney } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import { sanitised } from "../text/rich-text.ts";

/** What a page of an offer can hold (specification §9), counted in halves: nothing is lost to a binary fraction. */
const capacity = 8;
const weightOf = ({ images }: Weighed): number => (images.length > 0 ? 2 : 1);

/** What weighs on a page: its selected images, if it has any. */
type Weighed = { images: readonly unknown[] };

/** One product of an offer, as text. */
export interface OfferItem extends DocumentLine {
  /** Empty where nothing is discounted. */
  discount: string;
  vatAmount: string;
  totalWithVat: string;
  /** What the product is: code, colour, size, material; and its VAT where others have another one. */
  details: DocumentFact[];
  /** Addresses of the selected images, as the API names them. */
  images: string[];
}

/** Everything that an offer's preview and PDF show, but for texts and branding (specification 2.7). */
export interface OfferDocument {
  language: Language;
  head: DocumentHead;
  /** The column of the VAT: with its rate where all products have the same. */
  vat: DocumentText;
  isDiscounted: boolean;
  pages: OfferItem[][];
  sums: DocumentSum[];
  /** What the sums include, where the client has a choice. */
  hint?: DocumentText;
  /** Sanitised HTML. */
  commentary: string;
}

/**
 * The items of an offer page by page: one with a selected image weighs 1, any other 0.5, and a page takes as many as weigh
 * 4 together. There is always one page. Source: specification 2.7, 4.10, §9.
 */
export function pagesOf<Item extends Weighed>(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [[]];
  let weight = 0;
  for (const item of items) {
    if (weight + weightOf(item) > capacity) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)?.push(item);
    weight += weightOf(item);
  }
  return pages;
}

/** An offer of products as its preview and its PDF show it, in the language of the document (specification 2.7). */
export function offerDocument(estimate: Estimate, language: Language): OfferDocument {
  const whole = counted(estimate);
  const all = itemsOf(whole);
  const isDiscounted = whole.sums.discount_cents > 0 || all.some(isDiscountedAlone);
  const shownLine = showLineOf(whole, language);
  const placed = alternativesIn(whole, language);
  const items = all.map((item) => ({
    ...offerItem(item, isDiscounted, language),
    ...detailed(shownLine(item), item, language),
    ...placed.get(item.id),
  }));
  return {
    language,
    head: headOf(whole, "offer"),
    vat: vatColumn(vatsOf(whole), language),
    isDiscounted,
    pages: pagesOf(items),
    sums: sumsOf(whole.sums, whole.discount, language),
    ...choiceHint(all),
    commentary: whole.commentary ? sanitised(whole.commentary) : "",
  };
}

/**
 * What is said of alternatives by their lines, where more than one position has some: an offer shows no positions, and what
 * rules each other out would not be seen.
 */
function alternativesIn(whole: Estimate, language: Language): Map<number, Pick<DocumentLine, "choice">> {
  const positions = allPositions(whole);
  const groups = positions.map(({ name, name_en, position_items }) => {
    const place = inLanguage(language, name, name_en);
    const items = position_items.filter(({ choice }) => choice === "alternative");
    return items.map((item) => [item.id, { choice: choiceText(item, place) }] as const);
  });
  const filled = groups.filter(({ length }) => length > 0);
  return new Map(filled.length > 1 ? filled.flat() : []);
}

/** Whether a line that is in no sum would have something of the discount. */
const isDiscountedAlone = (item: PositionItem): boolean =>
  !isChosen(item) && item.total_with_discount_cents < item.total_cents;

const offerItem = (item: PositionItem, isDiscounted: boolean, language: Language) => ({
  discount: isDiscounted ? showMoney(item.total_with_discount_cents - item.total_cents, language) : "",
  vatAmount: showMoney(item.vat_amount_cents, language),
  totalWithVat: showMoney(item.total_with_vat_cents, language),
  images: (item.product?.images ?? []).filter(({ is_selected }) => is_selected).map(({ url }) => url),
});

function detailed(line: DocumentLine, { product }: PositionItem, language: Language) {
  const of = (what: "color" | "size" | "material") =>
    product ? inLanguage(language, product[what].lv, product[what].en) : "";
  const details = knownFacts([
    { key: "documents.details.code", value: product?.code ?? "" },
    { key: "documents.details.color", value: of("color") },
    { key: "documents.details.size", value: of("size") },
    { key: "documents.details.material", value: of("material") },
    { key: "documents.vat_amount", value: line.vat },
  ]);
  return { ...line, details };
}

function vatColumn([group, ...others]: ReturnType<typeof vatsOf>, language: Language): DocumentText {
  if (!group || others.length > 0 || group.category !== "S") return { key: "documents.vat_amount" };
  return vatText(group.category, group.rate, language);
}
