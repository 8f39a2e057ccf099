import { sectionType } from "#model/estimate/estimate-type.ts";
import { decimal } from "#model/money/decimal.ts";
import type { Random } from "../random.ts";
import type { ProductSketch } from "../stock.ts";
import type { EstimateContent } from "./content.ts";
import { type LineRow, linesOf, type Pricing, priceOf } from "./lines.ts";
import { productPrices } from "./product-prices.ts";
import { inBoth, type SectionRow } from "./sections.ts";

const amounts = [10, 15, 20, 25, 30, 50, 50, 75, 100, 100, 150, 200, 250, 500];
const mostShown = 2;

/** The positions of an offer: products with one or two of their pictures, and sometimes what is done to them. */
export function offerSections(
  { offers, english }: EstimateContent,
  products: readonly ProductSketch[],
  pricing: Pricing,
  random: Random,
): SectionRow[] {
  const chosen = random.shuffle(products).slice(0, random.whole(3, 12));
  const names = random.shuffle(offers.positions).slice(0, chosen.length > 5 ? 2 : 1);
  const share = Math.ceil(chosen.length / names.length);
  return names.map((name, index) => ({
    stage: null,
    stage_en: "",
    type_id: sectionType.agency,
    ...inBoth(name, english, random),
    lines: [
      ...chosen.slice(index * share, (index + 1) * share).map((product) => productLine(product, random)),
      ...services(offers.services, pricing, random),
    ],
  }));
}

function productLine({ code, name, kind, unit, pictures }: ProductSketch, random: Random): LineRow {
  const [low, high] = productPrices[kind];
  const shown = random.whole(1, Math.min(mostShown, pictures));
  return {
    name: name.lv,
    name_en: name.en,
    item: null,
    product: code,
    unit,
    quantity: decimal(String(random.pick(amounts))),
    price: priceOf({ low: decimal(String(low)), high: decimal(String(high)) }, random),
    total_cents: 0,
    vat: null,
    costs: [],
    pictures: Array.from({ length: shown }, (_, index) => index),
  };
}

function services(names: readonly string[], pricing: Pricing, random: Random): LineRow[] {
  if (!random.chance(0.5)) return [];
  const name = random.pick(names);
  return linesOf({ name, lines: [name] }, 1, pricing, random);
}
