import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, forgetFiles } from "#tests/support/installation.ts";
import { greyPng, interlacedPng, jpeg, transparentPng, webp } from "#tests/support/pictures.ts";
import { emptyOffice, made } from "../arrange.ts";
import { addImages, aProduct } from "../products/catalogue.ts";
import { addItems, current, type Desk, desk } from "./arrange.ts";
import { asked, languages, money, pagesOf } from "./arrange-documents.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe.each(languages)("an offer as PDF in %s", (language) => {
  const words = {
    lv: {
      title: "Piedāvājums",
      valid: "Piedāvājums ir spēkā 30 dienas",
      vat: "PVN 12 %",
      sign: "Paraksts Datums",
    },
    en: { valid: "This offer is valid for 30 days", vat: "VAT 12%", sign: "Signature Date" },
  }[language];
  let at: Desk;
  let pages: string[] = [];
  let bytes = 0;
  beforeAll(async () => {
    at = await desk(admin, 2);
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { vat: "12" } });
    const products = await Promise.all(
      [0, 1, 2, 3, 4].map((index) =>
        made(admin, "/products", aProduct({ name: { lv: `Krūze ${index}`, en: "Mug" } })),
      ),
    );
    const items = await addItems(
      at,
      products.map(({ id }) => ({ product_id: id, quantity: "10", price: "12.5" })),
    );
    bytes = (await asked(at, "offer-pdf")).bytes.length;
    // All kinds that can be uploaded; what no PDF can hold is left out of it.
    for (const [index, picture] of [greyPng(400, 300), jpeg, webp, greyPng(50, 90), jpeg].entries()) {
      const images = (await addImages(admin, products[index].id, picture)).json().images;
      const body = { images: [images[0].id] };
      const chosen = await admin("POST", `/position_items/${items[index]?.id}/images`, { body });
      expect(chosen.status).toBe(200);
    }
    pages = await pagesOf(at, "offer-pdf", language);
  });

  test("has four products with pictures on a page, and the sums on the last", async () => {
    const { sums } = await current(at);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.match(/^(Krūze|Mug)/gm)).toHaveLength(4);
    expect(pages[0]).toContain(words.valid);
    expect(pages[1]).toContain(money(sums?.net_cents ?? 0, language));
    expect(pages[1]).toContain(money(sums?.total_cents ?? 0, language));
    expect(pages[1]).not.toContain(words.valid);
    expect(pages[1]).toContain("Anna Ozola, anna@test.lv");
    expect(pages[1]).toContain(words.sign);
  });

  test("has the VAT of the data, product by product", () => {
    expect(pages[0]).toContain(words.vat);
    const [net, vat, gross] = [12_500, 1500, 14_000].map((cents) => money(cents, language));
    expect(pages[0]).toMatch(new RegExp(`10 .* ${net} ${vat} ${gross}$`, "m"));
  });

  test("has the chosen pictures in it", async () => {
    const { bytes: pictured } = await asked(at, "offer-pdf");
    const images = Buffer.from(pictured)
      .toString("latin1")
      .match(/\/Subtype \/Image/g);
    expect(images?.length).toBeGreaterThanOrEqual(3);
    expect(pictured.length).toBeGreaterThan(bytes);
  });
});

describe("the pictures of an offer", () => {
  /** Widths of the images in an offer with one product of these pictures. */
  async function widthsOf(...pictures: Uint8Array[]): Promise<number[]> {
    const at = await desk(admin, 2);
    const product = await made(admin, "/products", aProduct());
    const { images } = (await addImages(admin, product.id, ...pictures)).json();
    const [item] = await addItems(at, [{ product_id: product.id, quantity: "1", price: "1" }]);
    const body = { images: images.map(({ id }: { id: number }) => id) };
    await admin("POST", `/position_items/${item?.id}/images`, { body });
    const { status, bytes } = await asked(at, "offer-pdf");
    expect(status).toBe(200);
    const drawn = Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/\/Subtype \/Image[^>]*\/Width (\d+)/g);
    return Array.from(drawn, ([, width]) => Number(width));
  }

  test("come whatever they are, with all that can be shown", async () => {
    // The transparent one, the mask that makes it so, and the JPEG.
    expect(await widthsOf(transparentPng(40, 30), webp, jpeg)).toHaveLength(3);
    // It is drawn, whatever comes of it.
    expect(await widthsOf(interlacedPng(1, 1), jpeg)).not.toEqual([]);
  });

  test("are drawn small where they are transparent and large", async () => {
    expect(await widthsOf(transparentPng(1500, 900), greyPng(1500, 900))).toEqual([800, 1500]);
    const large = transparentPng(2000, 2000);
    const widths = await widthsOf(...Array.from({ length: 5 }, () => large));
    expect(widths).toEqual(Array(5).fill(800));
  });

  test("are drawn once, for all documents that show them", async () => {
    const { admin: caller, installation } = await emptyOffice();
    const at = await desk(caller, 2);
    const product = await made(caller, "/products", aProduct());
    const { images } = (await addImages(caller, product.id, transparentPng(1500, 900))).json();
    const [item] = await addItems(at, [{ product_id: product.id, quantity: "1", price: "1" }]);
    const body = { images: images.map(({ id }: { id: number }) => id) };
    await caller("POST", `/position_items/${item?.id}/images`, { body });
    for (const language of languages)
      expect((await asked(at, "offer-pdf", `?lang=${language}`)).status).toBe(200);
    expect(await forgetFiles(installation, "documents/pictures/")).toBe(1);
  });
});
