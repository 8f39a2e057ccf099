import { beforeAll, expect, test } from "vitest";
import type { OfferDocument } from "#model/offer/document.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { renderOffer } from "./render.tsx";
import { setType, typeRead } from "./type.ts";

beforeAll(async () => {
  setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") });
  await typeRead();
});

const offer = (count: number, commentary: string): OfferDocument => ({
  language: "en",
  head: {
    number: "1",
    manager: "A",
    email: "",
    valid: { key: "documents.offer_valid", values: { days: "30" } },
    agency: { name: "", facts: [] },
    client: { name: "K", facts: [] },
    facts: [],
  },
  vat: { key: "documents.columns.vat" },
  isDiscounted: false,
  pages: [
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: `Goods ${index + 1}`,
      quantity: "1",
      price: "1.00 €",
      total: "1.00 €",
      vat: "",
      discount: "",
      vatAmount: "0.21 €",
      totalWithVat: "1.21 €",
      details: [],
      images: [],
    })),
  ],
  sums: [{ key: "documents.total", amount: "1.21 €", isTotal: true }],
  commentary,
});

test.each(["", "<p>In two deliveries.</p>"])(
  "who signs an offer has a product above on the page, with comments %j",
  async (commentary) => {
    for (let products = 12; products <= 34; products++) {
      const pdf = await renderOffer(offer(products, commentary), look, "en");
      const pages = pagesIn(new Uint8Array(await pdf.arrayBuffer()));
      const signed = pages.find((page) => page.includes("Signature")) ?? "";
      expect(signed, `${products} products`).toContain("Goods ");
    }
  },
);
