import { describe, expect, test } from "vitest";
import { stockType } from "#model/stock/stock-type.ts";
import { type Database, preparedFor } from "./database.ts";
import { memoryDatabase } from "./memory-database.ts";
import { deactivateStockItem, deleteStockItem, insertStockItem, listStockItems } from "./stock-items.ts";

/** A database with agency items of these names, and one of production. */
function stocked(...names: string[]): Database {
  const database = memoryDatabase();
  const add = (type: number, name: string) =>
    insertStockItem(database, type, { name, name_en: "", measure_unit_id: 1, price: "1.00" });
  for (const name of names) add(stockType.agency, name);
  add(stockType.production, "Druka");
  return database;
}

const page = { page: 1, per_page: 20 };
function listed(database: Database, query: Partial<Parameters<typeof listStockItems>[1]> = {}) {
  const { data, meta } = listStockItems(database, { ...page, ...query });
  return { names: data.map(({ name }) => name), total: meta.total };
}

describe("a list that is prepared", () => {
  test("is of the values that are asked for, whatever was asked in the same form before", () => {
    const database = stocked("Dizains", "Zīmējums");
    expect(listed(database, { type_id: stockType.agency, q: "diz" })).toEqual({
      names: ["Dizains"],
      total: 1,
    });
    expect(listed(database, { type_id: stockType.agency, q: "zim" })).toEqual({
      names: ["Zīmējums"],
      total: 1,
    });
    expect(listed(database, { type_id: stockType.production, q: "zim" })).toEqual({ names: [], total: 0 });
    expect(listed(database, { type_id: stockType.production })).toEqual({ names: ["Druka"], total: 1 });
    // A number that nobody has is a value as well.
    expect(listed(database, { type_id: 0 })).toEqual({ names: [], total: 0 });
  });

  test("is of the form that is asked for, whatever was asked with the same values before", () => {
    const database = stocked("Dizains", "Zīmējums");
    expect(listed(database, { type_id: stockType.agency, active: true }).total).toBe(2);
    deactivateStockItem(database, 1);
    const asked = { type_id: stockType.agency, q: "" };
    expect(listed(database, { ...asked, active: true })).toEqual({ names: ["Zīmējums"], total: 1 });
    expect(listed(database, { ...asked, active: false })).toEqual({
      names: ["Dizains", "Zīmējums"],
      total: 2,
    });
    expect(listed(database, asked).total).toBe(2);
  });

  test("has what was added, and not what was taken away", () => {
    const database = stocked("Dizains");
    expect(listed(database).total).toBe(2);
    deleteStockItem(database, 1);
    expect(listed(database)).toEqual({ names: ["Druka"], total: 1 });
    insertStockItem(database, stockType.agency, { name: "Ada", name_en: "", measure_unit_id: 1, price: "1" });
    expect(listed(database)).toEqual({ names: ["Ada", "Druka"], total: 2 });
  });

  test("is of one database", () => {
    expect(listed(stocked("Dizains"))).toEqual({ names: ["Dizains", "Druka"], total: 2 });
    expect(listed(stocked())).toEqual({ names: ["Druka"], total: 1 });
  });

  test("comes in pages of any size", () => {
    const database = stocked("A", "B", "C");
    expect(listed(database, { page: 2, per_page: 2 })).toEqual({ names: ["C", "Druka"], total: 4 });
    expect(listed(database, { page: 2, per_page: 3 })).toEqual({ names: ["Druka"], total: 4 });
    expect(listed(database, { page: 3, per_page: 3 })).toEqual({ names: [], total: 4 });
  });

  test("is searched by one to twenty words; those behind do not count", () => {
    const words = [..."abcdefghijklmnopqrstu"].map((letter) => letter.repeat(2));
    const named = (count: number) => words.slice(0, count).join(" ");
    // One name of each length, and one that has only the last word that counts.
    const counts = Array.from({ length: 20 }, (_, index) => index + 1);
    const database = stocked(...counts.map(named), "tt");
    for (const count of counts) {
      const found = listed(database, { q: named(count), per_page: 100 });
      expect(found).toEqual({ names: counts.slice(count - 1).map(named), total: 21 - count });
    }
    expect(listed(database, { q: named(21) }).names).toEqual([named(20)]);
    expect(listed(database, { q: "tt aa" }).names).toEqual([named(20)]);
  });
});

describe("what is prepared for forms", () => {
  const counting = () => {
    const asked: unknown[] = [];
    const statementOf = preparedFor((_, form: { name: string }) => {
      asked.push(form.name);
      return form.name;
    });
    return { asked, statementOf };
  };

  test("is put together once for each form of each database", () => {
    const { asked, statementOf } = counting();
    const [one, other] = [memoryDatabase(), memoryDatabase()];
    for (const database of [one, one, other])
      for (const name of ["a", "b"]) expect(statementOf(database, { name })).toBe(name);
    expect(asked).toEqual(["a", "b", "a", "b"]);
  });

  test("is let go where a stranger asks for ever more forms", () => {
    const { asked, statementOf } = counting();
    const database = memoryDatabase();
    const names = Array.from({ length: 51 }, (_, index) => `${index}`);
    for (const name of names) statementOf(database, { name });
    expect(statementOf(database, { name: "50" })).toBe("50");
    expect(asked).toEqual(names);
    expect(statementOf(database, { name: "0" })).toBe("0");
    expect(asked).toEqual([...names, "0"]);
  });
});
