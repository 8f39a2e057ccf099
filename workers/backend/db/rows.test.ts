import { eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { memoryDatabase } from "./memory-database.ts";
import { memoryOffice } from "./memory-office.ts";
import { findProduct, insertProduct, updateProduct } from "./products.ts";
import { findProject, insertProject, listProjects, type NewProject, updateProject } from "./projects.ts";
import { updateOf } from "./rows.ts";

/** A database with a project, and a way to change it. */
function begun() {
  const { database, project } = memoryOffice();
  const id = insertProject(database, project("Žogs"), "2026");
  const change = (changed: Partial<NewProject>) => {
    const before = findProject(database, id);
    if (before) updateProject(database, before, changed);
    return findProject(database, id);
  };
  return { database, change, before: findProject(database, id) };
}

test("a change is of the fields that are given, whichever were changed before", () => {
  const { database, before, change } = begun();
  const renamed = { ...before, name: "Ābols", version: 2 };
  expect(change({ name: "Ābols" })).toEqual(renamed);
  expect(change({ status_id: 3 })).toEqual({ ...renamed, status_id: 3, version: 3 });
  expect(change({ status_id: 2, name: "Zīle" })).toEqual({
    ...renamed,
    status_id: 2,
    name: "Zīle",
    version: 4,
  });
  expect(change({ name: undefined, status_id: 1 })).toEqual({ ...renamed, name: "Zīle", version: 5 });
  const { data } = listProjects(database, { page: 1, per_page: 20, project_name: "zile" });
  expect(data.map(({ name }) => name)).toEqual(["Zīle"]);
});

test("a change of another row leaves the first as it is", () => {
  const one = begun();
  const other = begun();
  one.change({ name: "Viens" });
  expect(other.change({ name: "Divi" })?.name).toBe("Divi");
  expect(one.change({})?.name).toBe("Viens");
});

test("what is switched, and what is nothing, is stored as it was given", () => {
  const { change } = begun();
  for (const changed of [
    { in_planning: true, second_user_id: 2, actual_start_date: "2026-11-03" },
    { in_planning: false, second_user_id: null, actual_start_date: null },
  ])
    expect(change(changed)).toMatchObject(changed);
});

test("what has words in two languages keeps both", () => {
  const database = memoryDatabase();
  const words = { lv: "Soma", en: "Bag" };
  const input = { code: "A", catalogue: "", name: words, color: words, size: words, material: words };
  const id = insertProduct(database, { ...input, default_measure_unit_id: 1 });
  const name = { lv: "Krūze", en: "Mug" };
  updateProduct(database, id, { ...input, name, default_measure_unit_id: 2 });
  expect(findProduct(database, id)).toMatchObject({ ...input, name, default_measure_unit_id: 2, version: 2 });
});

test("nothing is stored as nothing, and not as a text that says so", () => {
  const notes = sqliteTable("notes", {
    id: integer().primaryKey(),
    words: text({ mode: "json" }),
    version: integer().notNull(),
  });
  const database = memoryDatabase();
  database.run(sql`create table notes (id integer primary key, words text, version integer)`);
  database
    .insert(notes)
    .values({ id: 1, words: ["a"], version: 1 })
    .run();
  updateOf(notes)(database, 1, { words: null });
  expect(database.get(sql`select * from notes where words is null`)).toBeDefined();
  updateOf(notes)(database, 1, { words: ["b"] });
  const row = database.select().from(notes).where(eq(notes.id, 1)).get();
  expect(row).toEqual({ id: 1, words: ["b"], version: 3 });
});
