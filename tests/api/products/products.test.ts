import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { imagePart } from "#tests/support/multipart.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { aProduct, aProductForm, goneAt, readImage, send } from "./catalogue.ts";

describe("products", () => {
  let admin: Caller;
  const create = (fields: object) => admin("POST", "/products", { body: aProduct(fields) });

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  test("a form with all fields in both languages and five images is stored as it was sent", async () => {
    const { jpeg, png, webp, losslessWebp, extendedWebp } = pictures;
    const sent = [jpeg, png, webp, losslessWebp, extendedWebp];
    const texts = {
      code: " KR-1 ",
      catalogue: "Ziemassvētki",
      "name[lv]": "Krūze",
      "name[en]": "Mug",
      "color[lv]": "Zaļa",
      "color[en]": "Green",
      "size[lv]": "Liela",
      "size[en]": "Large",
      "material[lv]": "Māls",
      "material[en]": "Clay",
      favourite: "yes",
    };
    const created = await send(admin, "/products", [
      ...aProductForm(texts),
      ...sent.map((picture) => imagePart(picture)),
    ]);
    expect(created.status).toBe(201);
    const { data, dropped } = created.json();
    expect(dropped).toBe(0);
    expect(data).toEqual({
      id: expect.any(Number),
      version: 1,
      code: "KR-1",
      catalogue: "Ziemassvētki",
      name: { lv: "Krūze", en: "Mug" },
      color: { lv: "Zaļa", en: "Green" },
      size: { lv: "Liela", en: "Large" },
      material: { lv: "Māls", en: "Clay" },
      default_measure_unit_id: 1,
      measure_unit: { id: 1, short_name: "gab.", short_name_en: "pcs" },
      images: sent.map(() => ({
        id: expect.any(Number),
        url: expect.stringMatching(/^\/api\/files\//),
        width: 5,
        height: 3,
      })),
    });
    for (const [index, image] of data.images.entries())
      expect((await readImage(admin, image)).bytes).toEqual(Buffer.from(sent[index] ?? []));
    expect((await admin("GET", `/products/${data.id}`)).json()).toEqual({ data });
  });

  test("JSON makes a product without images; what is not sent is empty", async () => {
    const created = await create({ code: "J-1", name: { lv: "Pildspalva" } });
    expect(created.status).toBe(201);
    const empty = { lv: "", en: "" };
    expect(created.json()).toMatchObject({
      data: {
        code: "J-1",
        catalogue: "",
        name: { lv: "Pildspalva", en: "" },
        color: empty,
        size: empty,
        material: empty,
        images: [],
      },
      dropped: 0,
    });
  });

  test("a form whose file chooser was left empty makes a product without images", async () => {
    const chooser = imagePart(new Uint8Array(), { filename: "", type: "application/octet-stream" });
    const created = await send(admin, "/products", [...aProductForm(), chooser]);
    expect(created.json()).toMatchObject({ data: { images: [] }, dropped: 0 });
  });

  test("code, Latvian name and unit are needed", async () => {
    const required = ["Šis lauks ir obligāts"];
    const body = { name: { lv: " ", en: "Mug" } };
    expect(refusal(await admin("POST", "/products", { body }))).toEqual({
      status: 422,
      errors: {
        code: required,
        "name.lv": required,
        default_measure_unit_id: ["Izvēlieties mērvienību"],
      },
    });
    expect(refusal(await create({ name: undefined }))).toEqual({ status: 422, errors: { name: required } });
  });

  test.each([
    [{ code: "x".repeat(61) }, { code: ["Teksts ir par garu"] }],
    [{ color: { lv: "x".repeat(121) } }, { "color.lv": ["Teksts ir par garu"] }],
    [{ name: "Krūze" }, { name: ["Šis lauks ir obligāts"] }],
    [{ name: { lv: "a\u0000b" } }, { "name.lv": ["Tekstā ir neatļautas rakstzīmes"] }],
    [{ size: { en: 5 } }, { "size.en": ["Šeit jābūt tekstam"] }],
    [{ default_measure_unit_id: "" }, { default_measure_unit_id: ["Izvēlieties mērvienību"] }],
    [{ default_measure_unit_id: 4242 }, { default_measure_unit_id: ["Šāda mērvienība vairs nav pieejama"] }],
  ])("%j is refused", async (fields, errors) => {
    expect(refusal(await create(fields))).toEqual({ status: 422, errors });
  });

  test("a code is of one product", async () => {
    const taken = { status: 422, errors: { code: ["Produkts ar šādu kodu jau ir"] } };
    await made(admin, "/products", aProduct({ code: "A-1" }));
    const { id } = await made(admin, "/products", aProduct({ code: "A-2" }));
    expect(refusal(await create({ code: " A-1 " }))).toEqual(taken);
    expect(refusal(await send(admin, "/products", aProductForm({ code: "A-1" })))).toEqual(taken);
    expect(refusal(await admin("PATCH", `/products/${id}`, { body: { code: "A-1" } }))).toEqual(taken);
    expect((await admin("PATCH", `/products/${id}`, { body: { code: "A-2" } })).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => create({ code: "A-3" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test("a change touches what is sent, and answers with the product", async () => {
    const name = { lv: "Krūze", en: "Mug" };
    const before = await made(admin, "/products", aProduct({ name, color: { lv: "Zaļa", en: "Green" } }));
    const body = { material: { lv: "Māls", en: "Clay" }, catalogue: "Vasara" };
    const changed = await admin("PATCH", `/products/${before.id}`, { body });
    expect(changed.status).toBe(200);
    expect(changed.json()).toEqual({ product: { ...before, ...body, version: 2 } });
    expect((await admin("GET", `/products/${before.id}`)).json().data).toEqual(changed.json().product);
  });

  test("a change of one language keeps the other", async () => {
    const name = { lv: "Krūze", en: "Mug" };
    const { id } = await made(admin, "/products", aProduct({ name }));
    const changed = await admin("PATCH", `/products/${id}`, { body: { name: { en: "Cup" } } });
    expect(changed.json().product.name).toEqual({ lv: "Krūze", en: "Cup" });
  });

  test("a change is checked like a new product", async () => {
    const { id } = await made(admin, "/products", aProduct());
    const body = { code: "", name: { lv: "" }, default_measure_unit_id: null };
    const required = ["Šis lauks ir obligāts"];
    expect(refusal(await admin("PATCH", `/products/${id}`, { body }))).toEqual({
      status: 422,
      errors: {
        code: required,
        "name.lv": required,
        default_measure_unit_id: ["Izvēlieties mērvienību"],
      },
    });
  });

  test("a deleted product is gone with its files", async () => {
    const { jpeg, png } = pictures;
    const created = await send(admin, "/products", [...aProductForm(), imagePart(jpeg), imagePart(png)]);
    const { id, images } = created.json().data;
    expect((await admin("DELETE", `/products/${id}`)).json()).toEqual({ data: { id, outcome: "deleted" } });
    expect((await admin("GET", `/products/${id}`)).status).toBe(404);
    for (const image of images) expect(await goneAt(admin, image)).toBe(404);
    expect((await admin("DELETE", `/products/${id}`)).status).toBe(404);
  });

  test.each([["GET"], ["PATCH"], ["DELETE"]])(
    "%s of a product that is not there is a 404",
    async (method) => {
      const missing = await admin(method, "/products/4242", method === "PATCH" ? { body: {} } : {});
      expect(missing.status).toBe(404);
    },
  );
});
