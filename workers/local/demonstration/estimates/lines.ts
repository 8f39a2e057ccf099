import { decimal } from "#model/money/decimal.ts";
import { times } from "#model/money/money.ts";
import type { Vat } from "#model/vat/vat.ts";
import type { Random } from "../random.ts";
import type { Counted, PositionSketch } from "./content.ts";
import type { Ware, Wares } from "./wares.ts";

/** What the agency itself paid. */
export interface CostRow {
  name: string;
  description: string;
  payment_type_id: number;
  total_cents: number;
}

/** A line that names its item or product: ids are given when it is planted. Prices and quantities in ten-thousandths. */
export interface LineRow {
  name: string;
  name_en: string;
  /** Name of the stock item, code of the product. */
  item: string | null;
  product: string | null;
  /** Short name of the unit. */
  unit: string;
  quantity: number;
  /** Null where a total in cents was entered. */
  price: number | null;
  total_cents: number;
  vat: Vat | null;
  /** Which of the product's pictures stand in the offer: the first is 0. */
  pictures: readonly number[];
  costs: readonly CostRow[];
}

export const lineTotal = ({ price, quantity, total_cents }: LineRow): number =>
  price === null ? total_cents : times(price, quantity);

const blank = { item: null, product: null, total_cents: 0, vat: null, pictures: [], costs: [] };

/** Of what counts lines are; all lines of a position that are printed together are of one run. */
const amounts: Record<Exclude<Counted, "run" | "area">, readonly number[]> = {
  lot: [8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 75, 100],
  few: [1, 1, 2, 2, 3, 3, 4, 5, 6, 8],
  once: [1],
  sets: [1, 2, 3, 5],
  length: [6, 12.5, 18, 24, 37.5, 60],
  weight: [35, 62.5, 85, 120, 187.5, 240, 412],
  hours: [1, 1.5, 2, 2.5, 3, 3, 4, 4, 5, 6, 7.5, 8, 10, 12, 16, 20, 24],
  days: [0.5, 1, 1, 1, 2, 2, 3],
};
const runs = [100, 250, 300, 500, 500, 750, 1000, 1000, 1500, 2000, 2500, 3000, 5000];
/** Of what costs more than two euro apiece, nobody orders thousands. */
const dear = decimal("2");
const largestDearRun = 750;
/** Cents that are worth agreeing on without a unit price. */
const leastAgreed = 2_000;

/** What lines are priced by. */
export interface Pricing {
  wares: Wares;
  /** The client's own prices of items, in ten-thousandths. */
  own: Map<string, number>;
  /** Where the estimate is not taxed, no line is. */
  isTaxed: boolean;
}

/** `count` lines of a position at most, the chief one first. */
export function linesOf(sketch: PositionSketch, count: number, pricing: Pricing, random: Random): LineRow[] {
  const [chief = "", ...others] = sketch.lines;
  const taken = new Set(random.shuffle(others).slice(0, count - 1));
  const wares = [chief, ...others.filter((name) => taken.has(name))].map((name) =>
    wareOf(pricing.wares, name),
  );
  const isDear = wares.some(({ counted, low }) => counted === "run" && low > dear);
  const run = random.pick(isDear ? runs.filter((amount) => amount <= largestDearRun) : runs);
  return wares.map((ware) => lineOf(ware, amountOf(ware, run, random), pricing, random));
}

/** Throws for a name that nothing is sold by. */
export function wareOf(wares: Wares, name: string): Ware {
  const ware = wares.get(name);
  if (!ware) throw new Error(`An estimate has a line of ${name}, which nobody sells`);
  return ware;
}

function amountOf({ counted }: Ware, run: number, random: Random): number {
  if (counted === "run") return run;
  return counted === "area" ? random.whole(8, 220) / 4 : random.pick(amounts[counted]);
}

function lineOf(ware: Ware, amount: number, { own, isTaxed }: Pricing, random: Random): LineRow {
  const { name, name_en, item, unit, reduced } = ware;
  const quantity = decimal(String(amount));
  const price = own.get(item ?? "") ?? priceOf(ware, random);
  const vat = reduced !== null && isTaxed ? { category: "S", rate: decimal(String(reduced)) } : null;
  const line = { ...blank, name, name_en, item, unit, quantity, price, vat };
  // Now and then a whole was agreed, in full euros and without a unit price.
  const whole = Math.round(times(price, quantity) / 100) * 100;
  const isAgreed = whole >= leastAgreed && !own.has(item ?? "") && random.chance(0.03);
  return isAgreed ? { ...line, price: null, total_cents: whole } : line;
}

/** A price between the two of a ware, as round as people make one of its size. */
export function priceOf({ low, high }: Pick<Ware, "low" | "high">, random: Random): number {
  if (low === high) return low;
  const price = low + ((high - low) * random.whole(0, 100)) / 100;
  const step = stepOf(price, random);
  return Math.max(Math.round(price / step) * step, step);
}

function stepOf(price: number, random: Random): number {
  // Of what is printed by thousands, tenths of a cent count.
  if (price < decimal("1")) return random.chance(0.5) ? 1 : decimal("0.01");
  if (price < decimal("10")) return decimal("0.05");
  return price < decimal("200") ? decimal("0.5") : decimal("5");
}
