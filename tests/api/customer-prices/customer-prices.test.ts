import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

let admin: Caller;
const pathOf = (client: number) => `/${client}/customer_stock_item_prices`;
const newClient = async (): Promise<number> => (await made(admin, "/customers", aClient())).id;
const newItem = (fields = {}) => made(admin, "/stock_items", anItem(fields));
const pricesOf = async (client: number) => (await admin("GET", pathOf(client))).json().data;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("a client's own price", () => {
  test("is added and listed with its item", async () => {
    const [client, item] = [await newClient(), await newItem()];
    expect(await pricesOf(client)).toEqual([]);
    const body = { stock_item_id: item.id, price: "19,9" };
    const added = await admin("POST", pathOf(client), { body });
    expect(added.status).toBe(201);
    const row = { id: expect.any(Number), version: expect.any(Number), stock_item_id: item.id };
    const price = { ...row, stock_item: item, price: "19.90" };
    expect(added.json().data).toEqual(price);
    expect(await pricesOf(client)).toEqual([price]);
  });

  test("is listed in the Latvian order of the items", async () => {
    const client = await newClient();
    for (const name of ["Zīmols", "Ēna", "Effekts"])
      await made(admin, pathOf(client), { stock_item_id: (await newItem({ name })).id, price: 1 });
    const names = (await pricesOf(client)).map((price: { stock_item: { name: string } }) => price.stock_item);
    expect(names.map(({ name }: { name: string }) => name)).toEqual(["Effekts", "Ēna", "Zīmols"]);
  });

  test("takes the place of the one before, and is no other client's", async () => {
    const [client, other, item] = [await newClient(), await newClient(), await newItem()];
    for (const [of, price] of [[client, "10"] as const, [other, "11"] as const, [client, "12.3456"] as const])
      await made(admin, pathOf(of), { stock_item_id: item.id, price });
    expect(await pricesOf(client)).toMatchObject([{ stock_item_id: item.id, price: "12.3456" }]);
    expect(await pricesOf(other)).toMatchObject([{ stock_item_id: item.id, price: "11.00" }]);
  });

  test("is removed once", async () => {
    const client = await newClient();
    const { id } = await made(admin, pathOf(client), { stock_item_id: (await newItem()).id, price: 1 });
    const removed = await admin("DELETE", `/customer_stock_item_prices/${id}`);
    expect(removed.json()).toEqual({ data: { id, outcome: "deleted" } });
    expect(await pricesOf(client)).toEqual([]);
    expect((await admin("DELETE", `/customer_stock_item_prices/${id}`)).status).toBe(404);
  });

  test.each([
    ["no item", { price: 1 }, { stock_item_id: ["Izvēlieties pozīciju no saraksta"] }],
    [
      "an item that is not there",
      { stock_item_id: 4242, price: 1 },
      { stock_item_id: ["Šāda pozīcija vairs nav pieejama"] },
    ],
    ["no price", { stock_item_id: 1 }, { price: ["Šis lauks ir obligāts"] }],
    [
      "five decimals",
      { stock_item_id: 1, price: "1,23456" },
      { price: ["Aiz komata var būt ne vairāk kā četri cipari"] },
    ],
    ["a negative price", { stock_item_id: 1, price: -1 }, { price: ["Skaitlis nevar būt negatīvs"] }],
  ])("with %s is refused", async (_, body, errors) => {
    const client = await newClient();
    expect(refusal(await admin("POST", pathOf(client), { body }))).toEqual({ status: 422, errors });
    expect(await pricesOf(client)).toEqual([]);
  });

  test("of an item that is not sold any more is refused, and one from before stays", async () => {
    const [client, other, item] = [await newClient(), await newClient(), await newItem()];
    const body = { stock_item_id: item.id, price: "5" };
    await made(admin, pathOf(client), body);
    await admin("PATCH", `/stock_items/${item.id}`, { body: { is_active: false } });
    const errors = { stock_item_id: ["Šāda pozīcija vairs nav pieejama"] };
    expect(refusal(await admin("POST", pathOf(other), { body }))).toEqual({ status: 422, errors });
    expect(await pricesOf(client)).toMatchObject([{ price: "5.00", stock_item: { is_active: false } }]);
  });

  test("is nobody's who is not there", async () => {
    const body = { stock_item_id: (await newItem()).id, price: 1 };
    expect((await admin("GET", pathOf(4242))).status).toBe(404);
    expect((await admin("POST", pathOf(4242), { body })).status).toBe(404);
    expect((await admin("GET", "/abc/customer_stock_item_prices")).status).toBe(404);
  });
});

describe("the items to choose from", () => {
  test("are the active ones in Latvian order, at the price that the client pays", async () => {
    ({ admin } = await emptyOffice());
    const [client, other] = [await newClient(), await newClient()];
    const [tuning, art, gone] = [
      await newItem({ name: "Zīmols", price: "30" }),
      await newItem({ name: "Ēna", price: "40" }),
      await newItem({ name: "Bijušais" }),
    ];
    for (const item of [tuning, gone])
      await made(admin, pathOf(client), { stock_item_id: item.id, price: "7,5" });
    await admin("PATCH", `/stock_items/${gone.id}`, { body: { is_active: false } });
    const choices = async (query = "") => (await admin("GET", `/all_stock_items${query}`)).json().data;
    expect(await choices()).toEqual([art, tuning]);
    expect(await choices(`?customer_id=${client}`)).toEqual([art, { ...tuning, price: "7.50" }]);
    expect(await choices(`?customer_id=${other}`)).toEqual([art, tuning]);
    expect((await admin("GET", "/all_stock_items?customer_id=x")).status).toBe(422);
  });
});

describe("a client with own prices who is deleted", () => {
  test("is gone with them, and the item is free", async () => {
    const [client, other, item] = [await newClient(), await newClient(), await newItem()];
    for (const of of [client, other]) await made(admin, pathOf(of), { stock_item_id: item.id, price: 1 });
    const removed = await admin("DELETE", `/customers/${client}`);
    expect(removed.json()).toEqual({ data: { id: client, outcome: "deleted" } });
    expect((await admin("GET", pathOf(client))).status).toBe(404);
    expect(await pricesOf(other)).toHaveLength(1);
    await admin("DELETE", `/customers/${other}`);
    expect((await admin("DELETE", `/stock_items/${item.id}`)).json().data.outcome).toBe("deleted");
  });

  test("keeps them when only archived", async () => {
    const [client, item] = [await newClient(), await newItem()];
    const { id: project_manager } = (await admin("GET", "/user")).json().data;
    await made(admin, "/projects", aProject({ client, project_manager }));
    await made(admin, pathOf(client), { stock_item_id: item.id, price: 1 });
    expect((await admin("DELETE", `/customers/${client}`)).json().data.outcome).toBe("archived");
    expect(await pricesOf(client)).toHaveLength(1);
  });
});
