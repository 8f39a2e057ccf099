import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimate } from "../estimate/estimate.ts";
import { offerDocument, pagesOf } from "./document.ts";

const pictured = { images: ["a"] };
const plain = { images: [] };
const weight = (page: readonly { images: readonly unknown[] }[]): number =>
  page.reduce((sum, { images }) => sum + (images.length > 0 ? 1 : 0.5), 0);

describe("the pages of an offer", () => {
  const items = fc.array(fc.constantFrom(pictured, plain), { maxLength: 60 });

  test("hold every item once, in its order", () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(pagesOf(all).flat()).toEqual(all);
      }),
    );
  });

  test("weigh 4 at most, and none could have taken the first item of the next one", () => {
    fc.assert(
      fc.property(items, (all) => {
        const pages = pagesOf(all);
        pages.forEach((page, index) => {
          expect(weight(page)).toBeLessThanOrEqual(4);
          const next = pages[index + 1];
          if (next) expect(weight([...page, ...next.slice(0, 1)])).toBeGreaterThan(4);
        });
      }),
    );
  });

  test("are one where there is nothing, and never empty beside others", () => {
    expect(pagesOf([])).toEqual([[]]);
    fc.assert(
      fc.property(items, (all) => {
        const pages = pagesOf(all);
        if (all.length > 0) expect(pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });

  test.each([
    [4, 0, 1],
    [5, 0, 2],
    [0, 8, 1],
    [0, 9, 2],
    [3, 2, 1],
    [3, 3, 2],
  ])("of %i items with pictures and %i without are %i", (pictures, others, pages) => {
    const all = [...Array(pictures).fill(pictured), ...Array(others).fill(plain)];
    expect(pagesOf(all)).toHaveLength(pages);
  });
});

const anOffer = (items: object[], fields: object = {}) =>
  estimate.parse({
    id: 1,
    name: "Dāvanas",
    estimate_nr: "2026-1/1",
    date: "2026-11-21",
    vat_rate: "21",
    project: { id: 1, name: "Ziemassvētki", customer: { id: 1, name: "Klients", contact: "Ilze" } },
    additional_production_positions: [
      {
        id: 1,
        name: "Produkti",
        type_id: 2,
        position_items: items.map((item, id) => ({ ...anItem, id: id + 1, ...item })),
      },
    ],
    ...fields,
  });
const anItem = { name: "Krūze", name_en: "Mug", type_id: 2, quantity: "10", price: "12.50", total_cents: 0 };

describe("an offer", () => {
  test("names products in the language of the document, and the Latvian name where there is no other", () => {
    const offer = anOffer([{}, { name: "Maisiņš", name_en: "" }]);
    const names = (language: "lv" | "en") =>
      offerDocument(offer, language)
        .pages.flat()
        .map(({ name }) => name);
    expect(names("lv")).toEqual(["Krūze", "Maisiņš"]);
    expect(names("en")).toEqual(["Mug", "Maisiņš"]);
  });

  test("shows each product's VAT and its total with it", () => {
    const [item] = offerDocument(anOffer([{}]), "lv").pages.flat();
    expect(item).toMatchObject({
      total: "125,00\u00a0€",
      vatAmount: "26,25\u00a0€",
      totalWithVat: "151,25\u00a0€",
    });
  });

  test("names the rate of its VAT where all products have the same, and says only VAT where they have not", () => {
    const vatOf = (items: object[]) => offerDocument(anOffer(items, { vat_rate: "12" }), "en").vat;
    expect(vatOf([{}, {}])).toEqual({ key: "documents.vat", values: { rate: "12%" } });
    expect(vatOf([{}, { vat_category: "S", vat_rate: "5" }])).toEqual({ key: "documents.vat_amount" });
    expect(vatOf([{ vat_category: "AE", vat_rate: "0" }])).toEqual({ key: "documents.vat_amount" });
  });

  test("shows what is discounted, so that a row adds up", () => {
    const document = offerDocument(anOffer([{}], { discount: "10" }), "en");
    expect(document.isDiscounted).toBe(true);
    expect(document.pages[0]?.[0]).toMatchObject({
      total: "125.00\u00a0€",
      discount: "\u221212.50\u00a0€",
      vatAmount: "23.63\u00a0€",
      totalWithVat: "136.13\u00a0€",
    });
  });

  test("has the selected pictures alone", () => {
    const images = [
      { id: 1, url: "/api/files/a.png", is_selected: true },
      { id: 2, url: "/api/files/b.png", is_selected: false },
    ];
    const document = offerDocument(anOffer([{ product: { id: 1, images } }]), "lv");
    expect(document.pages[0]?.[0]?.images).toEqual(["/api/files/a.png"]);
  });
});

test("an offer says of itself that it holds, whatever kind of estimate it is made of", () => {
  for (const estimate_type_id of [1, 2])
    expect(offerDocument(anOffer([{}], { estimate_type_id }), "lv").head.valid).toEqual({
      key: "documents.valid",
      values: { days: "30" },
    });
});
