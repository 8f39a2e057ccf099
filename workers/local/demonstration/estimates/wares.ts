import { decimal } from "#model/money/decimal.ts";
import { defaultUnit, type ItemSketch, type StockContent } from "../stock.ts";
import type { Counted, EstimateContent } from "./content.ts";

/** What a line can be of. */
export interface Ware {
  name: string;
  name_en: string;
  /** Name of the stock item; null for what is written freely. */
  item: string | null;
  /** Short name of the unit. */
  unit: string;
  counted: Counted;
  /** Ten-thousandths of a euro; equal where the stock has the price. */
  low: number;
  high: number;
  /** Percent of VAT, where it is not the estimate's. */
  reduced: number | null;
}
export type Wares = Map<string, Ware>;

/** Short names of units. */
export const unitOf: Record<Counted, string> = {
  run: defaultUnit,
  lot: defaultUnit,
  few: defaultUnit,
  once: defaultUnit,
  sets: "kompl.",
  area: "m²",
  length: "m",
  weight: "kg",
  hours: "st.",
  days: "diena",
};

/** Everything that is sold, by its name: items of the stock, and what stands in estimates only. */
export function waresOf({ agency, production }: StockContent, content: EstimateContent): Wares {
  const made = new Map(production.filter(({ is_active }) => is_active).map((item) => [item.name, item]));
  const wares = agency
    .filter(({ is_active }) => is_active)
    .map((item) => ware(item.name, countedOf(item), item, item.unit, item.price, item.price));
  const lists = Object.keys(unitOf)
    .filter(isCounted)
    .flatMap((counted) =>
      content.prices[counted].map(([name, low, high]) =>
        ware(name, counted, made.get(name), unitOf[counted], low, high),
      ),
    );
  return new Map([...wares, ...lists].map((one) => [one.name, one]));

  function ware(
    name: string,
    counted: Counted,
    item: ItemSketch | undefined,
    unit: string,
    low: number | string,
    high: number | string,
  ): Ware {
    return {
      name,
      name_en: item?.name_en ?? content.english[name] ?? "",
      item: item?.name ?? null,
      unit,
      counted,
      low: decimal(String(low)),
      high: decimal(String(high)),
      reduced: content.reduced[name] ?? null,
    };
  }
}

const isCounted = (key: string): key is Counted => key in unitOf;

/** How much of an agency's item is sold at once follows from its unit and price. */
function countedOf({ unit, price }: ItemSketch): Counted {
  if (unit === "st.") return "hours";
  if (unit === "diena") return "days";
  if (Number(price) < 20) return "lot";
  return Number(price) < 200 ? "few" : "once";
}
