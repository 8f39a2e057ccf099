import { type PurchaseContent, type Told, type Ware, ware } from "./purchases/content.ts";

const bookPaper = ware("Grāmatu ofsetpapīrs 80 g, 64 × 90 cm, loksne", "H87", 12, 500);
const cover = ware("Sējuma kartons 2 mm, 70 × 100 cm, loksne", "H87", 96, 50);
const plates = ware("Alumīnija iespiedplates", "H87", 740, 4);
const power = ware("Elektroenerģija cehā", "KWH", 15);

const mill = "Kaudzes gramatūra, SIA";
const energy = "Spriegumlīnija, SIA";

const one = (ago: number, lines: Told["lines"], fate?: Told["fate"]): Told => ({
  supplier: mill,
  ago,
  given: "one",
  lines,
  ...(fate && { fate }),
});
const share = (of: Ware, part: number) => ({ ware: of, share: part });

/** Suppliers of the print house and their invoices of half a year. No company of these names is meant. */
export const acmePurchases: PurchaseContent = {
  suppliers: [
    {
      name: mill,
      short_name: "Gramatūra",
      address: "Cukura iela 8, Liepāja, LV-3414",
      swift: "HABALV22",
      contact: "Gunvaldis Šneps",
    },
    {
      name: energy,
      short_name: "Spriegumlīnija",
      address: "Rīgas iela 56, Liepāja, LV-3401",
      swift: "UNLALV2X",
      contact: "Zelma Klauža",
    },
  ],
  terms: [
    { supplier: mill, number: "KG/{year}/#", counted: 1204, terms: 21 },
    { supplier: energy, number: "SL-#", counted: 77_031, terms: 14 },
  ],
  monthly: [{ supplier: energy, lines: [{ ware: power, count: 2600, varies: true }] }],
  told: [
    one(150, [share(bookPaper, 0.12), share(plates, 0.03)]),
    one(98, [share(cover, 0.11)]),
    one(61, [share(bookPaper, 0.14)]),
    one(36, [share(bookPaper, 0.1), share(cover, 0.06)], "late"),
    one(9, [share(bookPaper, 0.13), share(plates, 0.03)]),
    one(3, [share(cover, 0.1)], "waiting"),
  ],
};
