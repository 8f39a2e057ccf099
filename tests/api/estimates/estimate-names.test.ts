import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { aProduct } from "../products/catalogue.ts";
import { addItems, type Desk, desk } from "./arrange.ts";
import { aLine, asked, pagesOf } from "./arrange-documents.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  const body = {
    legal_name: "SIA „Čaklā roka”",
    reg_nr: "40003521600",
    vat_nr: "LV40003521600",
    address: "Miera iela 5, Rīga",
  };
  const answer = await admin("PATCH", "/companies/1/details", { body });
  expect(answer.status).toBe(200);
});

describe("what an estimate names", () => {
  let at: Desk;
  let latvian = "";
  let english = "";
  beforeAll(async () => {
    const client = await made(
      admin,
      "/customers",
      aClient({ name: "Ķēde, SIA", reg_nr: "40003032949", vat_nr: "LV40003032949", address: "Ogre" }),
    );
    at = await desk(admin, 1, client.id);
    await addItems(at, [
      aLine({ quantity: "1", price: "100" }),
      aLine({ name: "Plakāti", quantity: "2", price: "50", vat_category: "S", vat_rate: "12" }),
    ]);
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { name: "Rudens, B variants" } });
    latvian = (await pagesOf(at, "pdf")).join("\n");
    english = (await pagesOf(at, "pdf", "en")).join("\n");
  });

  test.each([
    ["itself and its variant", "Rudens, B variants"],
    ["the agency", "SIA „Čaklā roka”"],
    ["the agency's number", "Reģ. nr. 40003521600"],
    ["the agency's VAT number", "PVN nr. LV40003521600"],
    ["the agency's address", "Juridiskā adrese Miera iela 5, Rīga"],
    ["the client's number", "Reģ. nr. 40003032949"],
    ["how long it holds", "Tāme ir spēkā 30 dienas"],
    ["where both sign", "Vārds, uzvārds, paraksts, datums Vārds, uzvārds, paraksts, datums"],
  ])("%s", (_, said) => {
    expect(latvian).toContain(said);
  });

  test("the last day of the thirty", () => {
    const [, day = "", last = ""] = /(\d\d\.\d\d\.\d{4}) +(\d\d\.\d\d\.\d{4})/.exec(latvian) ?? [];
    const at = (shown: string) => Date.parse(`${shown.split(".").reverse().join("-")}T00:00:00Z`);
    expect((at(last) - at(day)) / 86_400_000).toBe(30);
  });

  test("the VAT of each line and the base of each rate, where there are several", () => {
    expect(latvian).toMatch(/^Nosaukums Daudzums Cena PVN Summa$/m);
    expect(latvian).toMatch(/^Plakāti 2 .* 12 % 100,00 €$/m);
    expect(latvian).toContain("PVN 21 % (no 100,00 €) 21,00 €");
    expect(latvian).toContain("PVN 12 % (no 100,00 €) 12,00 €");
    expect(latvian).toContain("Kopā apmaksai 233,00 €");
    expect(english).toContain("VAT 12% (on 100.00 €) 12.00 €");
  });

  test("itself by number and kind, and its language, to programs that read it", async () => {
    const file = Buffer.from((await asked(at, "pdf", "?lang=en")).bytes).toString("latin1");
    expect(file).toMatch(/\/Lang \(en\)/);
    expect(file).toContain(`(Estimate No. ${at.estimate.estimate_nr})`);
  });
});

describe("an offer", () => {
  let at: Desk;
  beforeAll(async () => {
    at = await desk(admin, 2);
    const product = await made(
      admin,
      "/products",
      aProduct({
        code: "KR-101",
        name: { lv: "Krūze", en: "Mug" },
        color: { lv: "zila", en: "blue" },
        size: { lv: "330 ml", en: "" },
        material: { lv: "keramika", en: "ceramic" },
      }),
    );
    await addItems(at, [{ product_id: product.id, quantity: "10", price: "4" }]);
  });

  test("says what a product is, in the language of the document", async () => {
    const [latvian] = await pagesOf(at, "offer-pdf");
    expect(latvian).toContain("Kods: KR-101 · Krāsa: zila · Izmērs: 330 ml · Materiāls: keramika");
    const [english] = await pagesOf(at, "offer-pdf", "en");
    expect(english).toContain("Code: KR-101 · Colour: blue · Size: 330 ml · Material: ceramic");
  });

  test("is laid out as one at the address of estimates as well", async () => {
    const [page] = await pagesOf(at, "pdf");
    expect(page).toContain("Piedāvājums ir spēkā 30 dienas");
    expect(page).toContain("Krāsa: zila");
  });
});
