import { beforeAll, describe, expect, test } from "vitest";
import { stockType } from "#model/stock/stock-type.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { aPerson } from "../people.ts";

let admin: Caller;
const create = (fields: object) => admin("POST", "/stock_items", { body: anItem(fields) });
const listed = async (query: string): Promise<{ id: number; name: string }[]> =>
  (await admin("GET", `/stock_items?per_page=100&${query}`)).json().data;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const noField = "Šo lauku šeit norādīt nevar";

describe("an agency item", () => {
  test("is stored as it was entered, tidied up", async () => {
    const fields = { name: " Dizains ", name_en: "Design", measure_unit_id: 2, price: "45", colour: "zaļa" };
    const created = await create(fields);
    expect(created.status).toBe(201);
    expect(created.json().data).toEqual({
      id: expect.any(Number),
      name: "Dizains",
      name_en: "Design",
      type_id: 1,
      measure_unit_id: 2,
      measure_unit: { id: 2, short_name: "st.", short_name_en: "h" },
      price: "45.00",
      is_active: true,
      version: 1,
    });
    expect(await listed("q=dizains")).toEqual([created.json().data]);
  });

  test.each([
    ["12,5", "12.50"],
    [12.5, "12.50"],
    ["0,1234", "0.1234"],
    [0.0001, "0.0001"],
    ["1 234,567", "1234.567"],
    ["0", "0.00"],
    [0, "0.00"],
    ["1000000000", "1000000000.00"],
  ])("takes the price %j as %s", async (price, stored) => {
    const { id, ...item } = await made(admin, "/stock_items", anItem({ price }));
    expect(item.price).toBe(stored);
    const changed = await admin("PATCH", `/stock_items/${id}`, { body: { name: "Cits", price } });
    expect(changed.json().data).toEqual({ ...item, id, name: "Cits", version: 2 });
  });

  test.each(["0,12345", 0.12345, "-1", -1, "desmit", "1,2,3", "1e3", "1000000000,01", true, ["5"]])(
    "does not take the price %j",
    async (price) => {
      expect((await create({ price })).json().errors).toEqual({ price: [expect.any(String)] });
    },
  );

  test("says which rule a price breaks", async () => {
    const told = (message: string) => ({ status: 422, errors: { price: [message] } });
    expect(refusal(await create({ price: "desmit" }))).toEqual(told("Ievadiet cenu, piemēram, 12,50"));
    expect(refusal(await create({ price: "12,34567" }))).toEqual(
      told("Aiz komata var būt ne vairāk kā četri cipari"),
    );
    expect(refusal(await create({ price: 2e9 }))).toEqual(
      told("Skaitlis nevar būt lielāks par 1 000 000 000"),
    );
    const { id } = await made(admin, "/stock_items", anItem());
    const changed = await admin("PATCH", `/stock_items/${id}`, { body: { price: "-5" } });
    expect(refusal(changed)).toEqual(told("Skaitlis nevar būt negatīvs"));
  });

  test("needs a name, a unit and a price", async () => {
    const message = "Šis lauks ir obligāts";
    expect(refusal(await admin("POST", "/stock_items", { body: { type_id: stockType.agency } }))).toEqual({
      status: 422,
      errors: { name: [message], measure_unit_id: ["Izvēlieties mērvienību"], price: [message] },
    });
  });

  test.each([
    ["none", "", "Izvēlieties mērvienību"],
    ["one that is not there", 4242, "Šāda mērvienība vairs nav pieejama"],
  ])("with a unit that is %s is refused", async (_, measure_unit_id, message) => {
    const errors = { measure_unit_id: [message] };
    expect(refusal(await create({ measure_unit_id }))).toEqual({ status: 422, errors });
  });

  test.each([undefined, 0, 3, "1", "agency"])("is of no type %j", async (type_id) => {
    expect(refusal(await create({ type_id }))).toEqual({
      status: 422,
      errors: { type_id: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });

  test("keeps what a change does not name, its type always", async () => {
    const { id, ...item } = await made(admin, "/stock_items", anItem({ name_en: "Work", price: "7,25" }));
    const change = (body: object) => admin("PATCH", `/stock_items/${id}`, { body });
    expect(refusal(await change({ name: "x", type_id: stockType.production }))).toEqual({
      status: 422,
      errors: { type_id: [noField] },
    });
    const changed = await change({ name: "Cits nosaukums", type_id: stockType.agency });
    expect(changed.json().data).toEqual({ ...item, id, name: "Cits nosaukums", version: 2 });
  });
});

describe("a production item", () => {
  const fixed = { type_id: 2, measure_unit_id: 1, price: "0.00" };

  const elsewhere = { name: "Krūze", type_id: stockType.production };

  test.each([{}, { measure_unit_id: 1, price: "0" }, { measure_unit_id: null, price: "" }])(
    "has its own unit and no price, and may be told so by %j",
    async (sent) => {
      const { data } = (await admin("POST", "/stock_items", { body: { ...elsewhere, ...sent } })).json();
      expect(data).toMatchObject({ ...fixed, measure_unit: { id: 1, short_name: "gab." } });
      const body = { name: "Krūzes", ...sent };
      expect((await admin("PATCH", `/stock_items/${data.id}`, { body })).json().data).toMatchObject({
        ...fixed,
        name: "Krūzes",
      });
    },
  );

  test.each([{ measure_unit_id: 5 }, { price: "99" }, { price: "lēti" }])("takes no %j", async (sent) => {
    const errors = Object.fromEntries(Object.keys(sent).map((field) => [field, [noField]]));
    const refused = { status: 422, errors };
    expect(refusal(await admin("POST", "/stock_items", { body: { ...elsewhere, ...sent } }))).toEqual(
      refused,
    );
    const { id } = await made(admin, "/stock_items", elsewhere);
    expect(refusal(await admin("PATCH", `/stock_items/${id}`, { body: sent }))).toEqual(refused);
  });

  test("needs no more than a name", async () => {
    const body = { name: "Krūze", type_id: stockType.production };
    expect((await admin("POST", "/stock_items", { body })).status).toBe(201);
    expect(refusal(await admin("POST", "/stock_items", { body: { ...body, name: "" } }))).toEqual({
      status: 422,
      errors: { name: ["Šis lauks ir obligāts"] },
    });
  });
});

describe("an item that is switched off", () => {
  test("stays as it was, and comes back", async () => {
    const { id, ...item } = await made(admin, "/stock_items", anItem());
    for (const [is_active, version] of [
      [false, 2],
      [true, 3],
    ]) {
      const changed = await admin("PATCH", `/stock_items/${id}`, { body: { is_active } });
      expect(changed.json().data).toEqual({ ...item, id, is_active, version });
    }
  });

  test.each([0, "false", null])("is not so by %j", async (is_active) => {
    const { id } = await made(admin, "/stock_items", anItem());
    const refused = await admin("PATCH", `/stock_items/${id}`, { body: { is_active } });
    expect(refused.json().errors).toHaveProperty("is_active");
  });

  test("stays off when the rest of it is changed", async () => {
    const { id } = await made(admin, "/stock_items", anItem());
    await admin("PATCH", `/stock_items/${id}`, { body: { is_active: false } });
    const changed = await admin("PATCH", `/stock_items/${id}`, { body: { name: "Cits" } });
    expect(changed.json().data).toMatchObject({ name: "Cits", is_active: false });
  });
});

describe("an item that is deleted", () => {
  const outcome = async (id: number) => (await admin("DELETE", `/stock_items/${id}`)).json().data;

  test("is gone when nothing refers to it", async () => {
    const { id } = await made(admin, "/stock_items", anItem());
    expect(await outcome(id)).toEqual({ id, outcome: "deleted" });
    expect((await listed("")).map((item) => item.id)).not.toContain(id);
    expect((await admin("DELETE", `/stock_items/${id}`)).status).toBe(404);
    expect((await admin("PATCH", `/stock_items/${id}`, { body: {} })).status).toBe(404);
  });

  test("is only switched off while somebody works as it", async () => {
    const { id } = await made(admin, "/stock_items", anItem());
    const role_id = roleIds.employee;
    const person = await made(admin, "/register", aPerson({ role_id, stock_item_id: id }));
    expect(await outcome(id)).toEqual({ id, outcome: "archived", version: 2 });
    expect((await listed("active=false")).find((item) => item.id === id)).toMatchObject({ is_active: false });
    await admin("DELETE", `/users/${person.id}`);
    expect(await outcome(id)).toEqual({ id, outcome: "deleted" });
  });

  test("is only switched off while a client has a price of it", async () => {
    const { id } = await made(admin, "/stock_items", anItem());
    const client = await made(admin, "/customers", aClient());
    const prices = `/${client.id}/customer_stock_item_prices`;
    const price = await made(admin, prices, { stock_item_id: id, price: "5" });
    expect(await outcome(id)).toEqual({ id, outcome: "archived", version: 2 });
    expect((await admin("GET", prices)).json().data).toMatchObject([{ stock_item_id: id, price: "5.00" }]);
    await admin("DELETE", `/customer_stock_item_prices/${price.id}`);
    expect(await outcome(id)).toEqual({ id, outcome: "deleted" });
  });
});
