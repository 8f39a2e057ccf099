import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";

let admin: Caller;
const send = (type_id: unknown, rows: unknown, idempotencyKey?: string) =>
  admin("POST", "/stock_items/many", {
    body: { type_id, rows },
    ...(idempotencyKey && { headers: { "Idempotency-Key": idempotencyKey } }),
  });
const names = async (type: number): Promise<string[]> => {
  const answer = await admin("GET", `/stock_items?per_page=100&type_id=${type}`);
  return answer.json().data.map(({ name }: { name: string }) => name);
};

const logo = { name: "Logotips", name_en: "Logo", measure_unit_id: 1, price: "120" };
const hour = { name: "Dizains", measure_unit_id: 2, price: "45,5" };

beforeEach(async () => {
  admin = (await emptyOffice()).admin;
});

describe("several items", () => {
  test("are added together, each as if it came alone", async () => {
    const answer = await send(1, [logo, hour]);
    expect(answer.status).toBe(201);
    expect(answer.json().data).toMatchObject([
      { name: "Logotips", name_en: "Logo", measure_unit_id: 1, price: "120.00", type_id: 1, is_active: true },
      { name: "Dizains", name_en: "", measure_unit_id: 2, price: "45.50", type_id: 1, version: 1 },
    ]);
    expect(await names(1)).toEqual(["Dizains", "Logotips"]);
  });

  test("are none where one is refused, which is named by its place", async () => {
    const answer = await send(1, [logo, { ...hour, price: "daudz" }, { name: "", measure_unit_id: 99 }]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(["rows.1.price", "rows.2.name", "rows.2.price"]);
    const gone = await send(1, [logo, { ...hour, measure_unit_id: 99 }]);
    expect(gone.status).toBe(422);
    expect(Object.keys(gone.json().errors)).toEqual(["rows.1.measure_unit_id"]);
    expect(await names(1)).toEqual([]);
  });

  test("of production have no unit and price of their own", async () => {
    const answer = await send(2, [{ name: "Vāks" }, { name: "Kaste", price: "5" }]);
    expect(Object.keys(answer.json().errors)).toEqual(["rows.1.price"]);
    expect(await names(2)).toEqual([]);
    expect((await send(2, [{ name: "Vāks" }, { name: "Kaste" }])).status).toBe(201);
    expect(await names(2)).toEqual(["Kaste", "Vāks"]);
  });

  test("are two hundred at most, and one at least", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...hour, name: `Darbs ${at}` }));
    for (const rows of [[], many(201), {}, "x", null, [5], [null]])
      expect((await send(1, rows)).status, JSON.stringify(rows)?.slice(0, 20)).toBe(422);
    expect((await send(3, [hour])).json().errors).toHaveProperty("type_id");
    expect((await send(1, many(200))).json().data).toHaveLength(200);
  });

  test("are not added again where the same is sent twice", async () => {
    const first = await send(1, [logo, hour], "many-1");
    const second = await send(1, [logo, hour], "many-1");
    expect(second.json().data).toEqual(first.json().data);
    expect(await names(1)).toHaveLength(2);
  });

  test("a field that is not taken is refused by its place", async () => {
    const answer = await send(1, [logo, { ...hour, is_active: false }]);
    expect(answer.json().errors).toEqual({ "rows.1.is_active": [expect.any(String)] });
    expect(await names(1)).toEqual([]);
  });
});
