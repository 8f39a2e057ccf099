import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

/** A client's price of 10 €, which two people have open. */
async function opened() {
  const { id } = await made(admin, "/customers", aClient());
  const path = `/${id}/customer_stock_item_prices`;
  const { id: stock_item_id } = await made(admin, "/stock_items", anItem());
  const price = await made(admin, path, { stock_item_id, price: "10" });
  const set = (to: string, version: number) =>
    admin("POST", path, { body: { stock_item_id, price: to }, headers: { "If-Match": `"${version}"` } });
  const remove = (version: number) =>
    admin("DELETE", `/customer_stock_item_prices/${price.id}`, { headers: { "If-Match": `"${version}"` } });
  // Whatever its versions are counted from.
  return {
    price,
    first: price.version,
    path,
    set,
    remove,
    prices: async () => (await admin("GET", path)).json().data,
  };
}

describe("two people with one client's price", () => {
  test("do not overwrite each other: the second hears what the first saved", async () => {
    const { first, set, prices } = await opened();
    const second = { price: "11.00", version: first + 1 };
    expect((await set("11", first)).json().data).toMatchObject(second);
    const late = await set("12", first);
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject(second);
    expect(await prices()).toMatchObject([{ price: "11.00" }]);
  });

  test("do not remove what the other has just changed", async () => {
    const { first, set, remove, prices } = await opened();
    await set("11", first);
    expect((await remove(first)).status).toBe(412);
    expect(await prices()).toMatchObject([{ price: "11.00" }]);
    expect((await remove(first + 1)).status).toBe(200);
  });

  test("do not bring back what the other has removed", async () => {
    const { first, set, remove, prices } = await opened();
    await remove(first);
    expect((await set("12", first)).status).toBe(404);
    expect(await prices()).toEqual([]);
  });

  test("do not take a price that was removed and set anew for the one that they saw", async () => {
    const { first, set, remove, path, price, prices } = await opened();
    await remove(first);
    const anew = await made(admin, path, { stock_item_id: price.stock_item_id, price: "11" });
    const late = await set("12", first);
    expect(late.status).toBe(412);
    expect(late.json().data).toEqual(anew);
    expect(await prices()).toEqual([anew]);
  });
});
