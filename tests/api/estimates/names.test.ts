import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, desk } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await made(admin, "/stock_items", anItem({ name: "Maketēšana", name_en: "Layout", price: "31.5" }));
});

test("a line of nothing but the whole name of an item is that item, with its price", async () => {
  const at = await desk(admin);
  const [line] = await addItems(at, [{ name: "maketēšana" }]);
  expect(line).toMatchObject({ name_en: "Layout", price: "31.50", stock_item: { name: "Maketēšana" } });
});

test.each([
  ["a part of its name", { name: "Maket" }],
  ["a price of its own", { name: "Maketēšana", price: 5 }],
])("a line with %s is a free one", async (_, item) => {
  const at = await desk(admin);
  const [line] = await addItems(at, [item]);
  expect(line).toMatchObject({ name: item.name, stock_item: null });
});

test("a line is changed to another item by its id or its row, and stays itself where its own is sent back", async () => {
  const at = await desk(admin);
  const poster = await made(
    admin,
    "/stock_items",
    anItem({ name: "Plakāts", name_en: "Poster", price: "12" }),
  );
  const [line] = await addItems(at, [{ name: "Rinda", price: 5, quantity: 3, measure_unit: { id: 3 } }]);
  expect(line).toMatchObject({ measure_unit: { id: 3 }, stock_item: null });
  const change = async (body: object) =>
    (await admin("PATCH", `/position_items/${line?.id}`, { body })).json().position_item;
  const named = { name: "Plakāts", name_en: "Poster", price: "12.00", stock_item: { id: poster.id } };
  expect(await change({ stock_item_id: poster.id })).toMatchObject({ ...named, total: "36.00" });
  expect(await change({ name: "Afiša", price: 9 })).toMatchObject({ name: "Afiša", price: "9.00" });
  expect(await change({ stock_item: { id: poster.id }, quantity: 2 })).toMatchObject({
    name: "Afiša",
    total: "18.00",
  });
  expect(await change({ stock_item_id: null })).toMatchObject({ name: "Afiša", stock_item: null });
  expect(await change({ stock_item: { id: poster.id }, price: 10 })).toMatchObject({
    ...named,
    price: "10.00",
  });
});

test("a line that is called differently has no English name until somebody says it", async () => {
  const at = await desk(admin);
  const [line] = await addItems(at, [{ name: "Maketēšana" }]);
  const change = async (body: object) =>
    (await admin("PATCH", `/position_items/${line?.id}`, { body })).json().position_item;
  expect(await change({ quantity: 2 })).toMatchObject({ name_en: "Layout" });
  expect(await change({ name: "Apdruka" })).toMatchObject({ name: "Apdruka", name_en: "" });
  expect(await change({ name: "Griešana", name_en: "Cutting" })).toMatchObject({ name_en: "Cutting" });
});
