import { beforeAll, describe, expect, test } from "vitest";
import { stockType } from "#model/stock/stock-type.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { aPerson } from "../people.ts";

const notOfRole = "Šai lomai tas nav paredzēts";
const moduleOff = "Šī sadaļa jūsu uzņēmumā ir izslēgta";

describe("a job position", () => {
  let admin: Caller;
  let designer: { id: number; name: string };

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    designer = await made(admin, "/stock_items", anItem({ name: "Dizainers" }));
  });

  /** An employee who works as that. */
  const employed = (stock_item_id: number) =>
    made(admin, "/register", aPerson({ role_id: roleIds.employee, stock_item_id }));

  test("is an employee's", async () => {
    const { stock_item } = await employed(designer.id);
    expect(stock_item).toEqual({ id: designer.id, name: "Dizainers" });
  });

  test.each([roleIds.admin, roleIds.user])("is nothing for role %i", async (role_id) => {
    const body = aPerson({ role_id, stock_item_id: designer.id });
    const refused = { status: 422, errors: { stock_item_id: [notOfRole] } };
    expect(refusal(await admin("POST", "/register", { body }))).toEqual(refused);
    const { id } = await made(admin, "/register", aPerson({ role_id }));
    const change = { stock_item: { id: designer.id } };
    expect(refusal(await admin("PATCH", `/users/${id}`, { body: change }))).toEqual(refused);
  });

  test("may be missing", async () => {
    const person = await made(admin, "/register", aPerson({ role_id: roleIds.employee }));
    expect(person.stock_item).toBeNull();
  });

  test("is given up with the role, and taken with it", async () => {
    const { id } = await employed(designer.id);
    // Sent back as it was, as a form does.
    const promotion = { role_id: roleIds.user, stock_item_id: designer.id };
    const promoted = await admin("PATCH", `/users/${id}`, { body: promotion });
    expect(promoted.json().data).toMatchObject({ role_id: roleIds.user, stock_item: null });
    const body = { role_id: roleIds.employee, stock_item_id: designer.id };
    const back = await admin("PATCH", `/users/${id}`, { body });
    expect(back.json().data.stock_item).toEqual({ id: designer.id, name: "Dizainers" });
  });

  test.each([
    ["made elsewhere", { type_id: stockType.production }, true],
    ["not sold any more", {}, false],
  ])("is no item that is %s", async (_, fields, is_active) => {
    const item = await made(admin, "/stock_items", anItem(fields));
    await admin("PATCH", `/stock_items/${item.id}`, { body: { is_active } });
    const body = aPerson({ role_id: roleIds.employee, stock_item_id: item.id });
    const gone = { status: 422, errors: { stock_item_id: ["Šāds amats vairs nav pieejams"] } };
    expect(refusal(await admin("POST", "/register", { body }))).toEqual(gone);
    const { id } = await employed(designer.id);
    const change = { stock_item_id: item.id };
    expect(refusal(await admin("PATCH", `/users/${id}`, { body: change }))).toEqual(gone);
  });

  test("is no item that is not there", async () => {
    const body = aPerson({ role_id: roleIds.employee, stock_item_id: 4242 });
    expect((await admin("POST", "/register", { body })).json().errors).toHaveProperty("stock_item_id");
  });

  test("that is not offered any more stays with who has it", async () => {
    const item = await made(admin, "/stock_items", anItem());
    const { id } = await employed(item.id);
    await admin("PATCH", `/stock_items/${item.id}`, { body: { is_active: false } });
    const changed = await admin("PATCH", `/users/${id}`, { body: { name: "Cits vārds" } });
    expect(changed.json().data).toMatchObject({ name: "Cits vārds", stock_item: { id: item.id } });
  });
});

describe("the right to manage the calendar", () => {
  let admin: Caller;
  const refusedFor = async (fields: object) =>
    refusal(await admin("POST", "/register", { body: aPerson({ manage_calendar: true, ...fields }) }));
  const refused = (message: string) => ({ status: 422, errors: { manage_calendar: [message] } });

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    await admin("PATCH", "/modules/", { body: { modules: ["calendar"] } });
  });

  test("is a user's, and taken back", async () => {
    const person = await made(admin, "/register", aPerson({ manage_calendar: true }));
    expect(person.permissions).toEqual(["manage_calendar"]);
    const kept = await admin("PATCH", `/users/${person.id}`, { body: { name: "Plānotāja" } });
    expect(kept.json().data.permissions).toEqual(["manage_calendar"]);
    const taken = await admin("PATCH", `/users/${person.id}`, { body: { manage_calendar: false } });
    expect(taken.json().data.permissions).toEqual([]);
  });

  test.each([roleIds.admin, roleIds.employee])("is nothing for role %i", async (role_id) => {
    expect(await refusedFor({ role_id })).toEqual(refused(notOfRole));
  });

  test("is given up with the role", async () => {
    const { id } = await made(admin, "/register", aPerson({ manage_calendar: true }));
    const changed = await admin("PATCH", `/users/${id}`, { body: { role_id: roleIds.employee } });
    expect(changed.json().data.permissions).toEqual([]);
  });

  test("is not to be had without the calendar", async () => {
    ({ admin } = await emptyOffice());
    await admin("PATCH", "/modules/", { body: { modules: [] } });
    expect(await refusedFor({})).toEqual(refused(moduleOff));
  });

  test("is yes or no", async () => {
    const body = aPerson({ manage_calendar: "jā" });
    expect(refusal(await admin("POST", "/register", { body }))).toEqual({
      status: 422,
      errors: { manage_calendar: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });
});
