import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

let admin: Caller;
let client: number;
const people = async (of = client) => (await admin("GET", `/customers/${of}/contacts`)).json().data;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  client = (await made(admin, "/customers", aClient())).id;
});

describe("people of a client", () => {
  test("are added, changed and deleted, and stand in Latvian order", async () => {
    const fields = {
      name: " Zane Ozola ",
      position: "Mārketings",
      email: "Zane@Klients.LV",
      phone: "+371 20000001",
    };
    const zane = await made(admin, `/customers/${client}/contacts`, { ...fields, gets_estimates: true });
    expect(zane).toEqual({
      id: expect.any(Number),
      client_id: client,
      name: "Zane Ozola",
      position: "Mārketings",
      email: "zane@klients.lv",
      phone: "+371 20000001",
      language: "",
      gets_estimates: true,
      gets_invoices: false,
      gets_reminders: false,
      version: 1,
    });
    const emils = await made(admin, `/customers/${client}/contacts`, { name: "Ēriks" });
    expect((await people()).map(({ name }: { name: string }) => name)).toEqual(["Ēriks", "Zane Ozola"]);

    const changed = await admin("PATCH", `/client_contacts/${zane.id}`, { body: { gets_invoices: true } });
    expect(changed.json().data).toEqual({ ...zane, gets_invoices: true, version: 2 });
    expect((await admin("GET", `/client_contacts/${zane.id}`)).json().data).toEqual(changed.json().data);

    const gone = await admin("DELETE", `/client_contacts/${emils.id}`);
    expect(gone.json()).toEqual({ data: { id: emils.id, outcome: "deleted" } });
    expect(await people()).toHaveLength(1);
  });

  test("are read page by page", async () => {
    const { id } = await made(admin, "/customers", aClient());
    for (let at = 1; at <= 21; at += 1)
      await made(admin, `/customers/${id}/contacts`, { name: `Persona ${String(at).padStart(2, "0")}` });
    const read = async (asked: string) => (await admin("GET", `/customers/${id}/contacts${asked}`)).json();
    const first = await read("");
    expect(first.data).toHaveLength(20);
    expect(first.meta).toEqual({ total: 21, page: 1, per_page: 20, last_page: 2 });
    const last = await read("?page=3&per_page=10");
    expect(last.data.map(({ name }: { name: string }) => name)).toEqual(["Persona 21"]);
    expect(last.meta).toEqual({ total: 21, page: 3, per_page: 10, last_page: 3 });
    expect((await admin("GET", "/customers/4242/contacts")).status).toBe(404);
  });

  test("get nothing without an e-mail, also by a change", async () => {
    const words = { email: ["Ievadiet e-pastu: bez tā neko nevar nosūtīt"] };
    const path = `/customers/${client}/contacts`;
    const added = await admin("POST", path, { body: { name: "Juris", gets_reminders: true } });
    expect(refusal(added)).toEqual({ status: 422, errors: words });
    const { id } = await made(admin, path, { name: "Juris", email: "juris@klients.lv", gets_invoices: true });
    const changed = await admin("PATCH", `/client_contacts/${id}`, { body: { email: "" } });
    expect(refusal(changed)).toEqual({ status: 422, errors: words });
  });

  test("are changed and deleted as they were seen", async () => {
    const { id } = await made(admin, `/customers/${client}/contacts`, { name: "Aija" });
    await admin("PATCH", `/client_contacts/${id}`, { body: { phone: "1" } });
    const headers = { "If-Match": '"1"' };
    expect((await admin("PATCH", `/client_contacts/${id}`, { body: { phone: "2" }, headers })).status).toBe(
      412,
    );
    expect((await admin("DELETE", `/client_contacts/${id}`, { headers })).status).toBe(412);
  });

  test("are of a client that is there, go with it, and are found with it", async () => {
    expect((await admin("POST", "/customers/4242/contacts", { body: { name: "A" } })).status).toBe(404);
    const other = (await made(admin, "/customers", aClient({ name: "Dīķis, SIA" }))).id;
    const { id } = await made(admin, `/customers/${other}/contacts`, {
      name: "Kārlis Zvejnieks",
      phone: "+371 2 733 4455",
    });
    const found = {
      kind: "contact",
      id,
      name: "Kārlis Zvejnieks",
      detail: "Dīķis, SIA",
      client_id: other,
      state: null,
    };
    for (const typed of ["zvejn", "karlis", "27334455"])
      expect((await admin("GET", `/search?q=${typed}`)).json().data).toEqual([found]);
    expect((await admin("DELETE", `/customers/${other}`)).json().data.outcome).toBe("deleted");
    expect((await admin("GET", `/client_contacts/${id}`)).status).toBe(404);
    expect((await admin("GET", "/search?q=zvejn")).json().data).toEqual([]);
  });
});

describe("the history of a client", () => {
  test("tells of its data, its people and its prices, the newest first", async () => {
    const { id } = await made(admin, "/customers", aClient({ name: "Vēsture, SIA" }));
    await admin("PATCH", `/customers/${id}`, { body: { address: "Ogu iela 1", contact: { name: "Ilze" } } });
    const person = await made(admin, `/customers/${id}/contacts`, { name: "Jana" });
    await admin("PATCH", `/client_contacts/${person.id}`, { body: { position: "Direktore" } });
    await admin("DELETE", `/client_contacts/${person.id}`);
    const item = await made(admin, "/stock_items", anItem({ name: "Krūze" }));
    const price = await made(admin, `/${id}/customer_stock_item_prices`, {
      stock_item_id: item.id,
      price: "1",
    });
    await admin("DELETE", `/customer_stock_item_prices/${price.id}`);

    const { data, meta } = (await admin("GET", `/customers/${id}/history`)).json();
    expect(meta).toEqual({ total: 7, page: 1, per_page: 20, last_page: 1 });
    const told = data.map(({ entity, act, name, changes }: Record<string, unknown>) => [
      entity,
      act,
      name,
      changes,
    ]);
    expect(told).toEqual([
      ["customer_price", "deleted", "Krūze", []],
      ["customer_price", "created", "Krūze", []],
      ["client_contact", "deleted", "Jana", []],
      ["client_contact", "changed", "Jana", [{ field: "position", before: "", after: "Direktore" }]],
      ["client_contact", "created", "Jana", []],
      [
        ...["client", "changed", "Vēsture, SIA"],
        [
          { field: "address", before: "", after: "Ogu iela 1" },
          { field: "contact.name", before: "", after: "Ilze" },
        ],
      ],
      ["client", "created", "Vēsture, SIA", []],
    ]);
    expect(data[0].actor).toEqual({ id: 1, name: expect.any(String) });

    const second = (await admin("GET", `/customers/${id}/history?page=2&per_page=3`)).json();
    expect(second.data.map(({ act }: { act: string }) => act)).toEqual(["changed", "created", "changed"]);
    expect(second.meta).toEqual({ total: 7, page: 2, per_page: 3, last_page: 3 });
  });
});
