import { counted, itemsOf } from "./counted-estimate";
import { showDate } from "./dates";
import {
  type DocumentHead,
  type DocumentLine,
  type DocumentSum,
  type DocumentText,
  headOf,
  lineOf,
  sumsOf,
  vatText,
} from "./document-parts";
import type { Estimate, EstimateSums } from "./estimate";
import type { Language } from "./language";
import type { PositionItem } from "./position-item";
import { sanitised } from "./rich-text";
import { showMoney } from "./show-money";

/** Days that an offer holds (specification §9). */
export const offerDays = 30;

/** What a page of an offer can hold (specification §9), counted in halves: nothing is lost to a binary fraction. */
const capacity = 8;
const weightOf = ({ images }: Weighed): number => (images.length > 0 ? 2 : 1);

/** What weighs on a page: its selected images, if it has any. */
type Weighed = { images: readonly unknown[] };

/** One product of an offer, as text. */
export interface OfferItem extends DocumentLine {
  /** Empty where nothing is discounted. */
  discount: string;
  vat: string;
  totalWithVat: string;
  /** Addresses of the selected images, as the API names them. */
  images: string[];
}

/** Everything that an offer's preview and PDF show, but for texts and branding (specification 2.7). */
export interface OfferDocument {
  language: Language;
  head: DocumentHead;
  name: string;
  /** The column of the VAT: with its rate where all products have the same. */
  vat: DocumentText;
  isDiscounted: boolean;
  pages: OfferItem[][];
  sums: DocumentSum[];
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
  const isDiscounted = whole.sums.discount_cents > 0;
  return {
    language,
    head: headOf(whole, showDate(whole.date ?? "")),
    name: whole.name,
    vat: vatColumn(whole.sums, language),
    isDiscounted,
    pages: pagesOf(itemsOf(whole).map((item) => offerItem(item, isDiscounted, language))),
    sums: sumsOf(whole.sums, whole.discount, language),
    commentary: whole.commentary ? sanitised(whole.commentary) : "",
  };
}

function offerItem(item: PositionItem, isDiscounted: boolean, language: Language): OfferItem {
  const discount = item.total_with_discount_cents - item.total_cents;
  return {
    ...lineOf(item, language),
    discount: isDiscounted ? showMoney(discount, language) : "",
    vat: showMoney(item.vat_amount_cents, language),
    totalWithVat: showMoney(item.total_with_vat_cents, language),
    images: (item.product?.images ?? []).filter(({ is_selected }) => is_selected).map(({ url }) => url),
  };
}

function vatColumn({ vat: [group, ...others] }: EstimateSums, language: Language): DocumentText {
  if (!group || others.length > 0 || group.category !== "S") return { key: "documents.vat_amount" };
  return vatText(group.category, group.rate, language);
}
