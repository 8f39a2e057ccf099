import { beforeAll, describe, expect, test } from "vitest";
import { stockType } from "#model/stock/stock-type.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { aPerson } from "../people.ts";

let admin: Caller;
const named = (rows: { name: string }[]) => rows.map(({ name }) => name);
const names = async (query = "") => named((await admin("GET", `/users${query}`)).json().data);

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  const { admin: role_admin, user, employee } = roleIds;
  await made(
    admin,
    "/register",
    aPerson({ name: "Ģirts Žagars", email: "boss@test.lv", role_id: role_admin }),
  );
  await made(admin, "/register", aPerson({ name: "Čiekure Zane", role_id: user }));
  await made(admin, "/register", aPerson({ name: "Celms Juris", role_id: user, is_active: false }));
  await made(admin, "/register", aPerson({ name: "Šķēle Zane", role_id: employee }));
});

describe("the list of users", () => {
  test("is in Latvian order, with who cannot sign in any more", async () => {
    expect(await names()).toEqual([
      ...["Anna Ozola", "Celms Juris", "Čiekure Zane", "Ģirts Žagars", "Šķēle Zane"],
    ]);
  });

  test("comes in pages, and says how many there are", async () => {
    const page = (await admin("GET", "/users?page=2&per_page=2")).json();
    expect(named(page.data)).toEqual(["Čiekure Zane", "Ģirts Žagars"]);
    expect(page.meta).toEqual({ total: 5, page: 2, per_page: 2, last_page: 3 });
  });

  test.each(["zane skele", "ŠĶĒLE", " Skele "])("finds Šķēle Zane by %j", async (q) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(["Šķēle Zane"]);
  });

  test("finds people by e-mail address, and by the name they have now", async () => {
    expect(await names("?q=boss@")).toEqual(["Ģirts Žagars"]);
    const { id } = await made(admin, "/register", aPerson({ name: "Pirms Kāzām" }));
    await admin("PATCH", `/users/${id}`, { body: { name: "Pēc Kāzām", email: "pec@test.lv" } });
    expect(await names("?q=kazam")).toEqual(["Pēc Kāzām"]);
    expect(await names("?q=pec@test.lv")).toEqual(["Pēc Kāzām"]);
    expect(await names("?q=pirms")).toEqual([]);
    await admin("DELETE", `/users/${id}`);
  });

  test.each([
    [roleIds.admin, ["Anna Ozola", "Ģirts Žagars"]],
    [roleIds.user, ["Celms Juris", "Čiekure Zane"]],
    [roleIds.employee, ["Šķēle Zane"]],
  ])("is filtered by role %i", async (role_id, expected) => {
    expect(await names(`?role_id=${role_id}`)).toEqual(expected);
    const { meta } = (await admin("GET", `/users?role_id=${role_id}`)).json();
    expect(meta.total).toBe(expected.length);
  });

  test("is filtered and searched at once", async () => {
    expect(await names(`?role_id=${roleIds.user}&q=zane`)).toEqual(["Čiekure Zane"]);
  });

  test.each(["9", "admin", "0"])("knows no role %s", async (role_id) => {
    expect((await admin("GET", `/users?role_id=${role_id}`)).json().errors).toHaveProperty("role_id");
  });

  test("is sorted by every head, and the other way round", async () => {
    const item = await made(admin, "/stock_items", anItem({ name: "Maketētājs" }));
    const role_id = roleIds.employee;
    const { id } = await made(
      admin,
      "/register",
      aPerson({ name: "Bērziņš", role_id, stock_item_id: item.id }),
    );
    const sorted = async (sorting: string) => names(`?per_page=100&sorting=${sorting}`);
    const byName = ["Anna Ozola", "Bērziņš", "Celms Juris", "Čiekure Zane", "Ģirts Žagars", "Šķēle Zane"];
    expect(await sorted("name")).toEqual(byName);
    expect(await sorted("-name")).toEqual(byName.toReversed());
    expect(await sorted("role")).toEqual([
      ...["Anna Ozola", "Ģirts Žagars", "Celms Juris", "Čiekure Zane", "Bērziņš", "Šķēle Zane"],
    ]);
    expect((await sorted("position")).at(-1)).toBe("Bērziņš");
    expect((await sorted("-position")).at(0)).toBe("Bērziņš");
    expect((await sorted("state")).at(-1)).toBe("Celms Juris");
    expect((await sorted("-state")).at(0)).toBe("Celms Juris");
    const emails = (await admin("GET", "/users?sorting=email")).json().data;
    const addresses = emails.map(({ email }: { email: string }) => email);
    expect(addresses).toEqual(addresses.toSorted());
    await admin("DELETE", `/users/${id}`);
    await admin("DELETE", `/stock_items/${item.id}`);
  });

  test("does not take a page that is none", async () => {
    expect(refusal(await admin("GET", "/users?page=0")).errors).toHaveProperty("page");
  });
});

test("a form offers the roles, and agency items that are sold as job positions", async () => {
  const zebra = await made(admin, "/stock_items", anItem({ name: "Zīmētājs" }));
  const artist = await made(admin, "/stock_items", anItem({ name: "Čellists" }));
  const gone = await made(admin, "/stock_items", anItem());
  await admin("PATCH", `/stock_items/${gone.id}`, { body: { is_active: false } });
  await made(admin, "/stock_items", anItem({ type_id: stockType.production }));
  expect((await admin("GET", "/users/create")).json()).toEqual({
    data: {
      roles: [
        { id: 1, display_name: "Administrators" },
        { id: 2, display_name: "Lietotājs" },
        { id: 3, display_name: "Darbinieks" },
      ],
      stock_items: [
        { id: artist.id, name: "Čellists" },
        { id: zebra.id, name: "Zīmētājs" },
      ],
    },
  });
});
