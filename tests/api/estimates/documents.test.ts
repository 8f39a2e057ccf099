import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../app/model/role";
import { showMoney, showQuantity } from "../../../app/model/show-money";
import type { Answer, Caller } from "../../support/installation";
import { pagesIn } from "../../support/pdf-text";
import { brokenPng, greyPng, jpeg, transparentPng, webp } from "../../support/pictures";
import { emptyOffice, made, refusal } from "../arrange";
import { hired } from "../people";
import { addImages, aProduct } from "../products/catalogue";
import { addItems, current, type Desk, desk } from "./arrange";

type Kind = "pdf" | "offer-pdf";
type Language = "lv" | "en";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const asked = ({ caller, estimate }: Desk, kind: Kind, query = "?lang=lv"): Promise<Answer> =>
  caller("GET", `/estimates/${kind}/${estimate.id}/${query}`);

/** The words of a document, page by page. */
async function pagesOf(at: Desk, kind: Kind, language: Language = "lv"): Promise<string[]> {
  const answer = await asked(at, kind, `?lang=${language}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return pagesIn(answer.bytes);
}

/** As the reader of PDFs gives it back: with plain spaces. */
const money = (cents: number, language: Language) => showMoney(cents, language).replaceAll("\u00a0", " ");

const aLine = (fields: object = {}) => ({
  ...{ name: "Ķēžu un šķūņu āra vizuāļi", name_en: "Outdoor visuals", measure_unit_id: 1 },
  ...{ quantity: "3", price: "33.3333" },
  ...fields,
});

const languages: Language[] = ["lv", "en"];

describe.each(languages)("an estimate as PDF in %s", (language) => {
  const words = {
    lv: { net: "Kopā bez PVN", vat: "PVN 21 %", total: "Kopā apmaksai", by: "Sagatavoja" },
    en: {
      title: "Estimate No.",
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
    const [page] = pages.filter((one) => one.includes("Aģentūras darbs kopā"));
    expect(page).toMatch(/^Darbs 120\./m);
  });
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
    expect(pages[0]).not.toContain(words.valid);
    expect(pages[1]).toContain(money(sums?.net_cents ?? 0, language));
    expect(pages[1]).toContain(money(sums?.total_cents ?? 0, language));
    expect(pages[1]).toContain(words.valid);
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

test("an offer comes whatever its pictures are, with all that can be shown", async () => {
  const at = await desk(admin, 2);
  const pictures = [transparentPng(40, 30), brokenPng, jpeg];
  const product = await made(admin, "/products", aProduct());
  const { images } = (await addImages(admin, product.id, ...pictures)).json();
  const [item] = await addItems(at, [{ product_id: product.id, quantity: "1", price: "1" }]);
  const body = { images: images.map(({ id }: { id: number }) => id) };
  await admin("POST", `/position_items/${item?.id}/images`, { body });
  const { status, bytes } = await asked(at, "offer-pdf");
  expect(status).toBe(200);
  const shown = Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Subtype \/Image/g);
  // The transparent one, the mask that makes it so, and the JPEG.
  expect(shown).toHaveLength(3);
});

test("what the type cannot show is replaced, and nothing beside it suffers", async () => {
  const at = await desk(admin);
  await addItems(at, [aLine({ name: "Ķēde 🎉 中 ООО", price: "1" })]);
  expect((await pagesOf(at, "pdf")).join()).toMatch(/^Ķēde +\? ООО 3 /m);
});

describe("what comes with a document", () => {
  let at: Desk;
  beforeAll(async () => {
    at = await desk(admin);
    await addItems(at, [aLine()]);
    await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Čuguna ķēde: 1/2" } });
  });

  test("is its type, and a name that is the project's", async () => {
    const { headers } = await asked(at, "pdf");
    expect(headers["content-type"]).toBe("application/pdf");
    const disposition = String(headers["content-disposition"]);
    expect(disposition).toMatch(/^attachment; filename="Cuguna kede 1 2\.pdf"; /);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe("Čuguna ķēde 1 2.pdf");
  });

  test("is what was rendered before, until something that it shows changes", async () => {
    const rendered = async (kind: Kind = "pdf", query = "?lang=lv") =>
      (await asked(at, kind, query)).headers["x-rendering"];
    await rendered();
    const { bytes } = await asked(at, "pdf");
    expect(await rendered()).toBe("saved");
    expect((await asked(at, "pdf")).bytes).toEqual(bytes);
    // Both names of a language are one document; another language and another kind are others.
    expect(await rendered("pdf", "?lang=lat")).toBe("saved");
    expect(await rendered("pdf", "?lang=en")).toBe("new");
    expect(await rendered("pdf", "?lang=eng")).toBe("saved");
    expect(await rendered("offer-pdf")).toBe("new");

    await addItems(at, [aLine({ name: "Vēl viens" })]);
    expect(await rendered()).toBe("new");
    expect((await pagesOf(at, "pdf")).join()).toContain("Vēl viens");
    await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Cits projekts" } });
    expect(await rendered()).toBe("new");
    await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Cits klients" } });
    expect(await rendered()).toBe("new");
    const colors = (await admin("GET", "/companies/1")).json().data.colors;
    await admin("PATCH", "/companies/1", { body: { colors: { ...colors, primary_color: "#0b3c5d" } } });
    expect(await rendered()).toBe("new");
    expect(await rendered()).toBe("saved");
  });
});

test("of two estimates with one number in two installations, each has its own document", async () => {
  const texts = await Promise.all(
    ["Pirmais", "Otrais"].map(async (name) => {
      const at = await desk((await emptyOffice()).admin);
      await addItems(at, [aLine({ name })]);
      return (await pagesOf(at, "pdf")).join();
    }),
  );
  expect(texts.map((text) => [text.includes("Pirmais"), text.includes("Otrais")])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe("a document is refused", () => {
  const kinds: Kind[] = ["pdf", "offer-pdf"];

  test.each(kinds)("without a language that there is (%s)", async (kind) => {
    const at = await desk(admin);
    for (const query of ["", "?lang=", "?lang=de"]) {
      expect(refusal(await asked(at, kind, query))).toEqual({
        status: 422,
        errors: { lang: ["Izvēlieties dokumenta valodu: lv vai en"] },
      });
    }
  });

  test.each(kinds)("where there is no such estimate (%s)", async (kind) => {
    for (const id of ["4000000", "x"])
      expect((await admin("GET", `/estimates/${kind}/${id}/?lang=lv`)).status).toBe(404);
  });

  test.each(kinds)("to an employee (%s)", async (kind) => {
    const office = await emptyOffice();
    const at = await desk(office.admin);
    const { caller } = await hired(office, { role_id: roleIds.employee });
    expect((await asked({ ...at, caller }, kind)).status).toBe(403);
  });

  test("never for a slash that is missing at the end of its address", async () => {
    const at = await desk(admin);
    for (const kind of kinds)
      expect((await admin("GET", `/estimates/${kind}/${at.estimate.id}?lang=en`)).status).toBe(200);
  });
});
