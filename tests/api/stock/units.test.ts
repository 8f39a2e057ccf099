import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

let admin: Caller;
const create = (body: object) => admin("POST", "/measure_units", { body });
const list = async (): Promise<{ id: number; short_name: string }[]> =>
  (await admin("GET", "/measure_units")).json().data;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

test("an office starts with the usual units and their codes, the default one first", async () => {
  ({ admin } = await emptyOffice());
  const units = [
    { id: 1, short_name: "gab.", short_name_en: "pcs", code: "H87" },
    { id: 2, short_name: "st.", short_name_en: "h", code: "HUR" },
    { id: 3, short_name: "diena", short_name_en: "day", code: "DAY" },
    { id: 4, short_name: "kg", short_name_en: "kg", code: "KGM" },
    { id: 5, short_name: "m", short_name_en: "m", code: "MTR" },
    { id: 6, short_name: "m²", short_name_en: "m²", code: "MTK" },
    { id: 7, short_name: "kompl.", short_name_en: "set", code: "SET" },
  ];
  expect(await list()).toEqual(units.map((unit) => ({ ...unit, version: 1 })));
  expect((await admin("GET", "/position_items/create")).json()).toMatchObject({ measureUnits: units });
});

describe("a unit", () => {
  test("is stored with its code in capitals and listed", async () => {
    const created = await create({ short_name: " rull. ", short_name_en: "roll", code: "xro" });
    expect(created.status).toBe(201);
    expect(created.json().data).toMatchObject({ short_name: "rull.", short_name_en: "roll", code: "XRO" });
    expect(await list()).toContainEqual(created.json().data);
  });

  test("needs no English name", async () => {
    expect(await made(admin, "/measure_units", { short_name: "km", code: "KTM" })).toMatchObject({
      short_name_en: "",
    });
  });

  test("needs a name and a code", async () => {
    const message = "Šis lauks ir obligāts";
    expect(refusal(await create({}))).toEqual({
      status: 422,
      errors: { short_name: [message], code: [message] },
    });
  });

  test.each(["H", "H-7", "ĶG", "H 7", "12."])("has no code such as %j", async (code) => {
    expect(refusal(await create({ short_name: "x", code }))).toEqual({
      status: 422,
      errors: { code: ["Kodā jābūt 2 vai 3 latīņu burtiem un cipariem, piemēram, H87"] },
    });
  });

  test.each([
    ["name", { short_name: "x".repeat(21), code: "H87" }, "short_name"],
    ["code", { short_name: "x", code: "H".repeat(21) }, "code"],
  ])("has no %s that is too long", async (_, body, field) => {
    expect((await create(body)).json().errors[field]).toContain("Teksts ir par garu");
  });

  test("has a name of its own, also when two enter it at once", async () => {
    const enter = () => create({ short_name: "dvīnis", code: "H87" });
    const refused = (await Promise.all([enter(), enter()])).filter(({ status }) => status !== 201);
    const errors = { short_name: ["Šāda mērvienība jau ir"] };
    expect(refused.map(refusal)).toEqual([{ status: 422, errors }]);
  });

  test("is changed, but not to the name of another", async () => {
    const { id } = await made(admin, "/measure_units", { short_name: "l", code: "LTR" });
    const body = { short_name: "litrs", short_name_en: "litre", code: "LTR" };
    // The second time it changes nothing.
    for (const _ of [1, 2]) {
      const changed = await admin("PATCH", `/measure_units/${id}`, { body });
      expect(changed.json().data).toEqual({ id, ...body, version: 2 });
    }
    const taken = { short_name: "gab.", code: "LTR" };
    expect(refusal(await admin("PATCH", `/measure_units/${id}`, { body: taken }))).toEqual({
      status: 422,
      errors: { short_name: ["Šāda mērvienība jau ir"] },
    });
    expect(await list()).toContainEqual({ id, ...body, version: 2 });
  });

  test("is deleted when nothing is counted in it", async () => {
    const { id } = await made(admin, "/measure_units", { short_name: "lieks", code: "H87" });
    expect((await admin("DELETE", `/measure_units/${id}`)).json()).toEqual({
      data: { id, outcome: "deleted" },
    });
    expect((await list()).map((unit) => unit.id)).not.toContain(id);
    expect((await admin("DELETE", `/measure_units/${id}`)).status).toBe(404);
    const body = { short_name: "lieks", code: "H87" };
    expect((await admin("PATCH", `/measure_units/${id}`, { body })).status).toBe(404);
  });

  test.each([
    ["an item", "/stock_items", (id: number) => anItem({ measure_unit_id: id })],
    [
      "a product",
      "/products",
      (id: number) => ({ code: "K1", name: { lv: "Krūze" }, default_measure_unit_id: id }),
    ],
  ])("stays while %s is counted in it", async (_, path, counted) => {
    const { id } = await made(admin, "/measure_units", { short_name: `u${path}`, code: "H87" });
    const row = await made(admin, path, counted(id));
    const refused = await admin("DELETE", `/measure_units/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toBe("Šo mērvienību dzēst nevar, jo tā tiek lietota");
    await admin("DELETE", `${path}/${row.id}`);
    expect((await admin("DELETE", `/measure_units/${id}`)).status).toBe(200);
  });

  test("that is the default one stays for good", async () => {
    expect((await admin("DELETE", "/measure_units/1")).status).toBe(409);
    expect((await list())[0]).toMatchObject({ id: 1, short_name: "gab." });
  });
});
