/** How much an installation holds. */
export interface Size {
  products: number;
  items: number;
}

const kinds = ["Krūze", "Maisiņš", "Klade", "Pildspalva", "Kalendārs"];
const works = ["Maketēšana", "Iespiešana", "Griešana", "Montāža"];
const colours = ["balts", "zils", "sarkans"];

const numbered = (index: number) => String(index).padStart(5, "0");

/** The product of that place: every fifth is a mug, and each has its number in its name and code. */
export function productAt(index: number) {
  const kind = kinds[index % kinds.length] ?? "";
  const colour = colours[index % colours.length] ?? "";
  return {
    code: `P-${numbered(index)}`,
    catalogue: "Paraugi",
    name: { lv: `${kind} ${numbered(index)}`, en: `Product ${numbered(index)}` },
    color: { lv: colour, en: "" },
    size: { lv: "A5", en: "A5" },
    material: { lv: "Papīrs", en: "Paper" },
    default_measure_unit_id: 1,
  };
}

/** The stock item of that place: every other one is the agency's own, and every fourth a layout. */
export function itemAt(index: number) {
  const work = works[index % works.length] ?? "";
  return {
    name: `${work} ${numbered(index)}`,
    name_en: `Work ${numbered(index)}`,
    type_id: (index % 2) + 1,
    measure_unit_id: 2,
    price: "45.00",
  };
}

export const everyMug = kinds.length;
export const everyLayout = works.length;
