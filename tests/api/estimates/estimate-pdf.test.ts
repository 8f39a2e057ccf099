import { beforeAll, describe, expect, test } from "vitest";
import { showQuantity } from "#model/money/show-money.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { addItems, current, type Desk, desk } from "./arrange.ts";
import { aLine, asked, languages, money, pagesOf } from "./arrange-documents.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe.each(languages)("an estimate as PDF in %s", (language) => {
  const words = {
    lv: { net: "Kopā bez PVN", vat: "PVN 21 %", total: "Kopā apmaksai", by: "Sagatavoja" },
    en: {
      net: "Total excl. VAT",
      vat: "VAT 21%",
      total: "Total to pay",
      by: "Prepared by",
    },
  }[language];
  let at: Desk;
  let text = "";
  beforeAll(async () => {
    at = await desk(admin);
    await addItems(at, [
      aLine(),
      aLine({ quantity: "12.5", price: "0.1667" }),
      aLine({ price: null, total: "250" }),
    ]);
    const commentary = "<p>Žēl, bet <strong>bez</strong> piegādes</p><ul><li>viens labojums</li></ul>";
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "7.5", commentary } });
    text = (await pagesOf(at, "pdf", language)).join("\n");
  });

  test("has the sums of the API, to the cent", async () => {
    const { sums } = await current(at);
    if (!sums) throw new Error("No sums");
    expect(text).toContain(`${words.net} ${money(sums.net_cents, language)}`);
    expect(text).toContain(`${words.vat} ${money(sums.vat_cents, language)}`);
    expect(text).toContain(`${words.total} ${money(sums.total_cents, language)}`);
    expect(text).toContain(money(-sums.discount_cents, language));
    expect(text).toContain(money(sums.agency_cents, language));
  });

  test("has every line with its quantity, price and sum", async () => {
    const { agency_costs_stages } = await current(at);
    for (const line of agency_costs_stages[0]?.positions[0]?.position_items ?? []) {
      const name = language === "lv" ? line.name : line.name_en;
      const quantity = showQuantity(line.quantity, language);
      expect(text).toMatch(new RegExp(`^${name} ${quantity} .* ${money(line.total_cents, language)}$`, "m"));
    }
  });

  test("says whose it is, for whom, and what was said of it", async () => {
    const { estimate_nr, project } = await current(at);
    for (const said of [
      words.by,
      "Anna Ozola",
      "Testa birojs",
      project.name,
      project.customer?.name,
      "Buklets",
    ])
      expect(text).toContain(said);
    expect(text).toContain(estimate_nr);
    expect(text).toMatch(/Žēl, bet +bez +piegādes/);
    expect(text).toContain("• viens labojums");
  });
});

describe("the pages of a long estimate", () => {
  let pages: string[] = [];
  beforeAll(async () => {
    const at = await desk(admin);
    const lines = Array.from({ length: 120 }, (_, index) => aLine({ name: `Darbs ${index + 1}.` }));
    await addItems(at, lines);
    pages = await pagesOf(at, "pdf");
  });

  test("have every line once, in its order", () => {
    const found = [...pages.join("\n").matchAll(/^Darbs (\d+)\./gm)].map(([, number]) => Number(number));
    expect(found).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test("have the head of the table wherever there are lines", () => {
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages)
      expect(/^Nosaukums Daudzums Cena Summa$/m.test(page)).toBe(/^Darbs/m.test(page));
  });

  test("are counted at their foot, below the agency's name", () => {
    pages.forEach((page, index) => {
      expect(page.split("\n").at(-1)).toBe(`Testa birojs ${index + 1}. lapa no ${pages.length}`);
    });
  });

  test("have the sum of a half on the page of its last line", () => {
    const [page] = pages.filter((one) => one.includes("Aģentūras darbi kopā"));
    expect(page).toMatch(/^Darbs 120\./m);
  });
});

test("what the type cannot show is replaced, and nothing beside it suffers", async () => {
  const at = await desk(admin);
  await addItems(at, [aLine({ name: "Ķēde 🎉 中 ООО", price: "1" })]);
  expect((await pagesOf(at, "pdf")).join()).toMatch(/^Ķēde +\? ООО 3 /m);
});

test("an estimate of too much for one document is refused in words, and the next one comes", async () => {
  const at = await desk(admin);
  // Four texts a line, of 7000.
  const lines = Array.from({ length: 450 }, () => aLine());
  for (let times = 0; times < 4; times++) await addItems(at, lines);
  const answer = await asked(at, "pdf");
  const { message } = answer.json();
  expect({ status: answer.status, message }).toEqual({
    status: 422,
    message: "Dokuments ir pārāk garš. Sadaliet to vairākos.",
  });
  const next = await desk(admin);
  await addItems(next, [aLine()]);
  expect((await pagesOf(next, "pdf")).join("\n")).toContain(aLine().name);
});

test.each(["<p>&shy;</p>", "<ul><li>\u200b\u00ad</li></ul>", "<p>a<br>\u00ad\u00ad<br>\u0301</p>"])(
  "an estimate is a PDF with a line of nothing to see in its commentary: %j",
  async (commentary) => {
    const at = await desk(admin);
    const change = await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { commentary } });
    expect(change.status).toBe(200);
    expect((await pagesOf(at, "pdf")).join("\n")).toContain("Anna Ozola");
  },
);
