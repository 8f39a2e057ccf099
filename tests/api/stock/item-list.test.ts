import { beforeAll, describe, expect, test } from "vitest";
import { stockType } from "#model/stock/stock-type.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

describe("the list of stock items", () => {
  let admin: Caller;
  const page = async (query = "") => (await admin("GET", `/stock_items${query}`)).json();
  const names = async (query = "") => (await page(query)).data.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    await made(admin, "/stock_items", anItem({ name: "Šķiršana", name_en: "Sorting" }));
    await made(admin, "/stock_items", anItem({ name: "Dizains" }));
    await made(admin, "/stock_items", anItem({ name: "Ēdināšana", type_id: stockType.production }));
    const { id } = await made(admin, "/stock_items", anItem({ name: "Evolūcija" }));
    await admin("PATCH", `/stock_items/${id}`, { body: { is_active: false } });
  });

  test("is in Latvian order, with items of both types and those that are switched off", async () => {
    expect(await names()).toEqual(["Dizains", "Evolūcija", "Ēdināšana", "Šķiršana"]);
  });

  test("is filtered by type", async () => {
    expect(await names("?type_id=1")).toEqual(["Dizains", "Evolūcija", "Šķiršana"]);
    expect(await names("?type_id=2")).toEqual(["Ēdināšana"]);
    expect(await names("?type_id=3")).toEqual([]);
    expect((await page("?type_id=1")).meta.total).toBe(3);
  });

  test("leaves out what is switched off when asked", async () => {
    expect(await names("?active=true&type_id=1")).toEqual(["Dizains", "Šķiršana"]);
  });

  test("comes in pages, and says how many there are", async () => {
    const { data, meta } = await page("?page=2&per_page=3");
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["Šķiršana"]);
    expect(meta).toEqual({ total: 4, page: 2, per_page: 3, last_page: 2 });
  });

  test.each([
    ["name", ["Evolūcija", "Ķemme", "Zole"]],
    ["name_en", ["Zole", "Evolūcija", "Ķemme"]],
    ["unit", ["Ķemme", "Zole", "Evolūcija"]],
    ["price", ["Ķemme", "Evolūcija", "Zole"]],
    ["state", ["Ķemme", "Zole", "Evolūcija"]],
  ])("is sorted by %s, and the other way round", async (sorting, sorted) => {
    const { admin: other } = await emptyOffice();
    // Those that every installation begins with: diena, gab., st.
    const [pieces, hours, days] = [1, 2, 3];
    const add = (name: string, name_en: string, price: string, measure_unit_id: number) =>
      made(other, "/stock_items", anItem({ name, name_en, price, measure_unit_id }));
    await add("Ķemme", "Ūdens", "3", days);
    await add("Zole", "Ada", "10.5", pieces);
    const { id } = await add("Evolūcija", "Udens", "4", hours);
    await other("PATCH", `/stock_items/${id}`, { body: { is_active: false } });
    const listed = async (query: string) =>
      (await other("GET", `/stock_items?type_id=1&${query}`))
        .json()
        .data.map(({ name }: { name: string }) => name);
    expect(await listed(`sorting=${sorting}`)).toEqual(sorted);
    expect(await listed(`sorting=-${sorting}`)).toEqual(sorted.toReversed());
  });

  test("begins with what begins with the text searched for", async () => {
    expect(await names("?q=i")).toEqual(["Dizains", "Evolūcija", "Ēdināšana", "Šķiršana"]);
    expect(await names("?q=e")).toEqual(["Evolūcija", "Ēdināšana"]);
    expect(await names("?q=s")).toEqual(["Šķiršana", "Dizains", "Ēdināšana"]);
  });

  test.each(["skirsana", "SORTING", "šķir"])("finds Šķiršana by %j", async (q) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(["Šķiršana"]);
  });

  test.each([
    ["type_id=agency", "type_id"],
    ["type_id=1.5", "type_id"],
    ["active=perhaps", "active"],
    ["per_page=101", "per_page"],
    ["sorting=type_id", "sorting"],
  ])("does not take %s", async (query, field) => {
    const refused = await admin("GET", `/stock_items?${query}`);
    expect(refused.status).toBe(422);
    expect(refused.json().errors).toHaveProperty(field);
  });
});
