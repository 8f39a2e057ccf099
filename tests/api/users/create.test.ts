import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { callerAt, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, made, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { aPerson, type Office } from "../people.ts";

describe("a new person", () => {
  test("without a password sets one by the link in the mail, and signs in with it", async () => {
    const { installation, admin } = await emptyOffice();
    const stranger = strangerAt(installation);
    const fields = { name: " Līga Ābola ", email: "Liga@Test.lv", role_id: roleIds.user };
    const created = await admin("POST", "/register", { body: fields });
    expect(created.status).toBe(201);
    expect(created.json().data).toEqual({
      id: expect.any(Number),
      name: "Līga Ābola",
      email: "liga@test.lv",
      role_id: 2,
      role: { id: 2, name: "user" },
      stock_item: null,
      is_active: true,
      language: "lv",
      permissions: [],
      version: 1,
    });
    const [mail] = await mailsOf(installation);
    expect(mail?.recipient).toBe("liga@test.lv");
    const body = { email: "liga@test.lv", password };
    expect((await stranger("POST", "/login", { body })).status).toBe(403);
    const link = `/update_password_reset/${tokenIn(mail?.link)}`;
    expect((await stranger("PATCH", link, { body: { password } })).status).toBe(200);
    const liga = await callerAt(installation, "liga@test.lv");
    const own = { ...created.json().data, inbox_unread: 0 };
    expect((await liga("GET", "/user")).json()).toEqual({ data: own });
  });

  test("with a password signs in at once", async () => {
    const { installation, admin } = await emptyOffice();
    const created = await admin("POST", "/register", { body: aPerson({ email: "juris@test.lv", password }) });
    expect(created.status).toBe(201);
    expect(created.text).not.toMatch(/scrypt|hash|password/);
    const juris = await callerAt(installation, "juris@test.lv");
    expect((await juris("GET", "/user")).status).toBe(200);
  });

  test("keeps the password whatever letters of the address are percent-encoded", async () => {
    const { installation, admin } = await emptyOffice();
    const { id } = await made(admin, "/%72egister", aPerson({ email: "juris@test.lv", password }));
    await callerAt(installation, "juris@test.lv");
    const body = { password: `${password} 2` };
    expect((await admin("PATCH", `/use%72s/${id}`, { body })).status).toBe(200);
    const juris = await callerAt(installation, "juris@test.lv", body.password);
    const own = { current_password: body.password, password, password_confirmation: password };
    expect((await juris("PATCH", "/user/update-passwor%64", { body: own })).status).toBe(200);
    await callerAt(installation, "juris@test.lv");
    expect(await mailsOf(installation)).toEqual([]);
  });

  test("who is inactive gets no mail", async () => {
    const { installation, admin } = await emptyOffice();
    await made(admin, "/register", aPerson({ is_active: false }));
    expect(await mailsOf(installation)).toEqual([]);
  });

  test("has the language of the person who adds one", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", "/user/update-info", { body: { language: "en" } });
    expect((await made(admin, "/register", aPerson())).language).toBe("en");
  });

  test("has an e-mail address of one's own, also when two are added at once", async () => {
    const { admin } = await emptyOffice();
    const add = () => admin("POST", "/register", { body: aPerson({ email: "dvini@test.lv", password }) });
    const answers = await Promise.all([add(), add(), add()]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual(
      Array(2).fill({ status: 422, errors: { email: ["Lietotājs ar šādu e-pastu jau ir"] } }),
    );
  });

  test("is added once by a request that is sent again, and invited once", async () => {
    const { installation, admin } = await emptyOffice();
    const options = { body: aPerson(), headers: { "Idempotency-Key": "viens" } };
    const first = await admin("POST", "/register", options);
    expect((await admin("POST", "/register", options)).json()).toEqual(first.json());
    expect(await mailsOf(installation)).toHaveLength(1);
    expect((await admin("GET", "/users")).json().meta.total).toBe(2);
  });
});

describe("a form that is filled in wrongly", () => {
  let office: Office;
  beforeAll(async () => {
    office = await emptyOffice();
  });

  const role = { role_id: ["Izvēlieties lomu"] };
  test.each([
    ["no role", { role_id: undefined }, role],
    ["an empty role", { role_id: "" }, role],
    ["a role that nobody knows", { role_id: 4 }, role],
    ["a role in words", { role_id: "admin" }, role],
    ["no name", { name: " " }, { name: ["Šis lauks ir obligāts"] }],
    ["no e-mail address", { email: "" }, { email: ["Ievadiet e-pastu"] }],
    ["no real e-mail address", { email: "anna" }, { email: ["Ievadiet derīgu e-pastu"] }],
    ["somebody's e-mail address", { email: "ANNA@test.lv" }, { email: ["Lietotājs ar šādu e-pastu jau ir"] }],
    [
      "a short password",
      { password: "īsa" },
      { password: expect.arrayContaining(["Parole ir par īsu: vajadzīgas vismaz 12 rakstzīmes"]) },
    ],
    [
      "a password that everybody guesses first",
      { password: "Password1234" },
      { password: ["Šo paroli ir pārāk viegli uzminēt"] },
    ],
  ])("with %s is refused, and nobody is added or invited", async (_, fields, errors) => {
    const { installation, admin } = office;
    expect(refusal(await admin("POST", "/register", { body: aPerson(fields) }))).toEqual({
      status: 422,
      errors,
    });
    const { data } = (await admin("GET", "/users")).json();
    expect(data.map(({ email }: { email: string }) => email)).toEqual([founder]);
    expect(await mailsOf(installation)).toEqual([]);
  });
});
