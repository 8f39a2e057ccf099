import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { aPerson, hired, type Office } from "../people.ts";

const message =
  "Jāpaliek vismaz vienam administratoram, kas var pieslēgties: ir aktīvs un ir iestatījis paroli";
const losses = [
  ["demoted", "role_id", { role_id: roleIds.user }],
  ["made inactive", "is_active", { is_active: false }],
] as const;

let office: Office;
let id: number;

beforeEach(async () => {
  office = await emptyOffice();
  id = (await office.admin("GET", "/user")).json().data.id;
});

describe("the last administrator", () => {
  const self = async () => (await office.admin("GET", "/user")).json().data;

  test.each(losses)("is not %s", async (_, field, body) => {
    const before = await self();
    const refused = await office.admin("PATCH", `/users/${id}`, { body });
    expect(refusal(refused)).toEqual({ status: 422, errors: { [field]: [message] } });
    expect(await self()).toEqual(before);
  });

  test("is not deleted", async () => {
    const refused = await office.admin("DELETE", `/users/${id}`);
    expect({ status: refused.status, message: refused.json().message }).toEqual({ status: 409, message });
    expect((await self()).is_active).toBe(true);
  });

  test("is the last one also beside others who are inactive or no administrators", async () => {
    await made(office.admin, "/register", aPerson({ role_id: roleIds.admin, is_active: false }));
    await made(office.admin, "/register", aPerson());
    expect((await office.admin("DELETE", `/users/${id}`)).status).toBe(409);
    expect((await office.admin("PATCH", `/users/${id}`, { body: { is_active: false } })).status).toBe(422);
  });

  test("is the last one also beside another who was invited and never set a password", async () => {
    await made(office.admin, "/register", aPerson({ role_id: roleIds.admin }));
    expect((await office.admin("DELETE", `/users/${id}`)).status).toBe(409);
    expect((await office.admin("PATCH", `/users/${id}`, { body: { role_id: roleIds.user } })).status).toBe(
      422,
    );
  });

  test("may change the rest", async () => {
    const body = { name: "Anna Bērziņa", role_id: roleIds.admin, is_active: true };
    expect((await office.admin("PATCH", `/users/${id}`, { body })).json().data.name).toBe("Anna Bērziņa");
  });
});

describe("one administrator of two", () => {
  test.each(losses)("is %s", async (_, __, body) => {
    const other = await hired(office, { role_id: roleIds.admin });
    expect((await other.caller("PATCH", `/users/${id}`, { body })).json().data).toMatchObject(body);
    expect((await office.admin("GET", "/user")).status).toBe(401);
  });

  test("is deleted, and the other one stays", async () => {
    const other = await hired(office, { role_id: roleIds.admin });
    expect((await other.caller("DELETE", `/users/${id}`)).status).toBe(200);
    expect((await other.caller("DELETE", `/users/${other.id}`)).status).toBe(409);
  });

  test("remains when both go at once", async () => {
    const other = await hired(office, { role_id: roleIds.admin });
    const answers = await Promise.all([
      other.caller("DELETE", `/users/${other.id}`),
      office.admin("DELETE", `/users/${id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
