import type { Kind } from "./pictures/drawings.ts";

/** Something that is sold by its own price, or made elsewhere (unit 1, no price). */
export interface ItemSketch {
  name: string;
  name_en: string;
  /** Short name of the unit. */
  unit: string;
  /** As it is typed, with a point. */
  price: string;
  is_active: boolean;
}

/** A kind of work that is planned; `is_additional` pins it to the calendar. */
export interface WorkTypeSketch {
  name: string;
  color: string;
  is_additional: boolean;
}

/** A text in both languages. */
export interface Words {
  lv: string;
  en: string;
}

/** A product, its colour by the name of a tint, and how many pictures it has. */
export interface ProductSketch {
  code: string;
  catalogue: string;
  kind: Kind;
  tint: string;
  name: Words;
  size: Words;
  material: Words;
  unit: string;
  pictures: number;
}

/** What an installation sells, plans by and has on show. */
export interface StockContent {
  agency: readonly ItemSketch[];
  production: readonly ItemSketch[];
  workTypes: readonly WorkTypeSketch[];
  products: readonly ProductSketch[];
  /** How many prices of their own clients have. */
  customerPrices: number;
  /** 0xRRGGBB: what is printed on the products. */
  prints: readonly number[];
}

/** An item that is sold by the hour, the day or the piece. */
export const sold = (name: string, name_en: string, unit: string, price: string): ItemSketch => ({
  name,
  name_en,
  unit,
  price,
  is_active: true,
});

/** The unit of whatever is not sold by time or size. */
export const defaultUnit = "gab.";

/** An item that is made elsewhere. */
export const made = (name: string, name_en: string): ItemSketch => sold(name, name_en, defaultUnit, "0");

/** What is not sold any more. */
export const former = (item: ItemSketch): ItemSketch => ({ ...item, is_active: false });

export const workType = (name: string, color: string): WorkTypeSketch => ({
  name,
  color,
  is_additional: false,
});
export const pinned = (name: string, color: string): WorkTypeSketch => ({ name, color, is_additional: true });

/** A line of "lv | en". */
const words = (text: string): Words => {
  const [lv = "", en = lv] = text.split(" | ");
  return { lv, en };
};

/** Products of one kind, which have a catalogue, a size, a material and a unit in common. */
export const range = (
  kind: Kind,
  {
    catalogue,
    size,
    material,
    unit = defaultUnit,
  }: { catalogue: string; size: string; material: string; unit?: string },
  ...products: (readonly [code: string, name: string, tint: string, pictures: number])[]
): ProductSketch[] =>
  products.map(([code, name, tint, pictures]) => ({
    code,
    catalogue,
    kind,
    tint,
    name: words(name),
    size: words(size),
    material: words(material),
    unit,
    pictures,
  }));
