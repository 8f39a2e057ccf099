import { describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { imagePart } from "#tests/support/multipart.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice, made } from "../arrange.ts";
import { aProduct, aProductForm, send } from "./catalogue.ts";

describe("the list of products", () => {
  const codes = async (admin: Caller, query: string): Promise<string[]> => {
    const { data } = (await admin("GET", `/products${query}`)).json();
    return data.map(({ code }: { code: string }) => code);
  };

  test("is in Latvian order, in pages, and each product has its images", async () => {
    const { admin } = await emptyOffice();
    for (const lv of ["Šalle", "Ābols", "zebra", "Ats"])
      await made(admin, "/products", aProduct({ code: lv, name: { lv } }));
    await send(admin, "/products", [
      ...aProductForm({ code: "B", "name[lv]": "Balons" }),
      imagePart(pictures.png),
    ]);
    expect(await codes(admin, "")).toEqual(["Ats", "Ābols", "B", "Šalle", "zebra"]);
    const second = (await admin("GET", "/products?page=2&per_page=2")).json();
    expect(second.meta).toEqual({ total: 5, page: 2, per_page: 2, last_page: 3 });
    expect(second.data).toMatchObject([
      { code: "B", images: [{ width: 5, height: 3 }] },
      { code: "Šalle", images: [] },
    ]);
  });

  test.each([
    ["name", ["K-2", "A-3", "Z-1"]],
    ["code", ["A-3", "K-2", "Z-1"]],
    ["catalogue", ["Z-1", "K-2", "A-3"]],
    ["color", ["K-2", "Z-1", "A-3"]],
    ["size", ["A-3", "Z-1", "K-2"]],
  ])("is sorted by %s, and the other way round", async (sorting, sorted) => {
    const { admin } = await emptyOffice();
    for (const [code, name, catalogue, color, size, default_measure_unit_id] of [
      ["Z-1", "Zīle", "Ādas", "šokolādes", "A5", 1],
      ["K-2", "Kanna", "Bērzi", "sarkans", "A6", 2],
      ["A-3", "Ķivere", "Čuguns", "zils", "A4", 1],
    ]) {
      const words = { name: { lv: name }, color: { lv: color }, size: { lv: size } };
      await made(admin, "/products", aProduct({ code, catalogue, default_measure_unit_id, ...words }));
    }
    expect(await codes(admin, `?sorting=${sorting}`)).toEqual(sorted);
    expect(await codes(admin, `?sorting=-${sorting}`)).toEqual(sorted.toReversed());
    // Of one unit they are by name either way.
    expect(await codes(admin, "?sorting=unit")).toEqual(["A-3", "Z-1", "K-2"]);
    expect(await codes(admin, "?sorting=-unit")).toEqual(["K-2", "A-3", "Z-1"]);
  });

  test("begins with codes and words that begin with the text searched for, in pages as well", async () => {
    const { admin } = await emptyOffice();
    for (const [code, lv] of [
      ["A-1", "Maza soma"],
      ["B-2", "Lielais"],
      ["C-3", "Kauss-somele"],
      ["SO-4", "Zupa"],
    ])
      await made(admin, "/products", aProduct({ code, name: { lv } }));
    expect(await codes(admin, "?q=so")).toEqual(["SO-4", "A-1", "C-3"]);
    expect(await codes(admin, "?q=so&per_page=1&page=2")).toEqual(["A-1"]);
  });

  test("is searched by code, names and catalogue, without diacritics", async () => {
    const { admin } = await emptyOffice();
    const fields = { code: "ŽK-7", catalogue: "Ziemassvētki", name: { lv: "Zaļā krūze", en: "Green mug" } };
    const { id } = await made(admin, "/products", aProduct(fields));
    await made(admin, "/products", aProduct({ code: "X", name: { lv: "Soma" } }));
    for (const q of ["zk-7", "ziemassvetki", "zala kruze", "KRŪZE", "mug+green"])
      expect(await codes(admin, `?q=${encodeURI(q)}`)).toEqual(["ŽK-7"]);
    expect(await codes(admin, "?q=balons")).toEqual([]);
    await admin("PATCH", `/products/${id}`, { body: { name: { lv: "Balons" } } });
    expect(await codes(admin, "?q=balons")).toEqual(["ŽK-7"]);
    expect(await codes(admin, "?q=kruze")).toEqual([]);
  });
});
