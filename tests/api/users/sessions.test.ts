import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { type Caller, callerAt, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { hired, type Office } from "../people.ts";

const newPassword = "četri zirgi pļavā";

let office: Office;
let admin: Caller;
const login = (email: string, secret = password) =>
  strangerAt(office.installation)("POST", "/login", { body: { email, password: secret } });

beforeAll(async () => {
  office = await emptyOffice();
  admin = office.admin;
});

describe("a person's sessions", () => {
  test.each([
    ["another role", { role_id: roleIds.employee }],
    ["a password that an administrator sets", { password: newPassword }],
    ["being made inactive", { is_active: false }],
  ])("end at once with %s", async (_, body) => {
    const { id, email, caller } = await hired(office);
    const elsewhere = await callerAt(office.installation, email);
    expect((await admin("PATCH", `/users/${id}`, { body })).status).toBe(200);
    for (const session of [caller, elsewhere]) expect((await session("GET", "/user")).status).toBe(401);
    expect((await admin("GET", "/user")).status).toBe(200);
  });

  test.each([
    ["another name", { name: "Cits vārds" }],
    ["the same role", { role_id: roleIds.user, is_active: true }],
    ["a change that is refused", { role_id: roleIds.employee, name: "" }],
    ["a password that is refused", { password: "īsa" }],
  ])("go on with %s", async (_, body) => {
    const { id, caller } = await hired(office);
    await admin("PATCH", `/users/${id}`, { body });
    expect((await caller("GET", "/user")).status).toBe(200);
  });

  test("end when the person is deleted", async () => {
    const { id, email, caller } = await hired(office);
    await admin("DELETE", `/users/${id}`);
    expect((await caller("GET", "/user")).status).toBe(401);
    expect((await login(email)).status).toBe(403);
  });
});

describe("a password that an administrator sets", () => {
  beforeAll(async () => {
    office = await emptyOffice();
    admin = office.admin;
  });

  test("takes the place of the one before", async () => {
    const { id, email } = await hired(office);
    await admin("PATCH", `/users/${id}`, { body: { password: newPassword } });
    expect((await login(email)).status).toBe(403);
    expect((await login(email, newPassword)).status).toBe(200);
  });

  test("uses up the links that were sent before", async () => {
    const { id, email } = await hired(office);
    const stranger = strangerAt(office.installation);
    await stranger("POST", "/request_password_reset", { body: { email } });
    const token = tokenIn((await mailsOf(office.installation))[0]?.link);
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(200);
    await admin("PATCH", `/users/${id}`, { body: { password: newPassword } });
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(404);
  });

  test("that is easily guessed is refused, and the old one stays", async () => {
    const { id, email } = await hired(office);
    expect(refusal(await admin("PATCH", `/users/${id}`, { body: { password: "Password1234" } }))).toEqual({
      status: 422,
      errors: { password: ["Šo paroli ir pārāk viegli uzminēt"] },
    });
    expect((await login(email)).status).toBe(200);
  });

  test("is not taken from a header", async () => {
    const { id, email, caller } = await hired(office);
    const headers = { "X-Inner-Password-Hash": "scrypt$forged" };
    expect((await admin("PATCH", `/users/${id}`, { body: { name: "Pēteris" }, headers })).status).toBe(200);
    expect((await caller("GET", "/user")).json().data.name).toBe("Pēteris");
    expect((await login(email)).status).toBe(200);
  });
});

describe("another e-mail address", () => {
  beforeAll(async () => {
    office = await emptyOffice();
    admin = office.admin;
  });

  test("is the key to sign in from then on", async () => {
    const { id, email } = await hired(office);
    const body = { email: "Jauns@test.lv" };
    expect((await admin("PATCH", `/users/${id}`, { body })).json().data.email).toBe("jauns@test.lv");
    expect((await login(email)).status).toBe(403);
    expect((await login("jauns@test.lv")).status).toBe(200);
  });

  test("is nobody else's", async () => {
    const [{ id }, other] = [await hired(office), await hired(office)];
    const body = { email: other.email };
    expect(refusal(await admin("PATCH", `/users/${id}`, { body }))).toEqual({
      status: 422,
      errors: { email: ["Lietotājs ar šādu e-pastu jau ir"] },
    });
  });

  test("ends the links that went to the one before", async () => {
    const { id, email } = await hired(office);
    const stranger = strangerAt(office.installation);
    await stranger("POST", "/request_password_reset", { body: { email } });
    const token = tokenIn((await mailsOf(office.installation))[0]?.link);
    await admin("PATCH", `/users/${id}`, { body: { email: "pareizs@test.lv" } });
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(404);
  });
});
