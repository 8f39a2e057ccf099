import { beforeEach, describe, expect, test } from "vitest";
import { password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { hired, type Office } from "../people.ts";

const wrongPassword = { status: 422, errors: { current_password: ["Pašreizējā parole nav pareiza"] } };

let office: Office;
const change = (body: object, headers = {}) => office.admin("PATCH", "/user/update-info", { body, headers });
const self = async () => (await office.admin("GET", "/user")).json().data;
const login = (email: string) =>
  strangerAt(office.installation)("POST", "/login", { body: { email, password } });

beforeEach(async () => {
  office = await emptyOffice();
});

const noField = "Šo lauku šeit norādīt nevar";

describe("one's own data", () => {
  test("change without the password, as far as they are no key", async () => {
    const changed = await change({ name: "  Anna Bērziņa ", language: "en", email: founder });
    expect(changed.status).toBe(200);
    expect(changed.json().data).toMatchObject({ name: "Anna Bērziņa", language: "en", email: founder });
    // How much waits unread is told to who asks for oneself alone.
    expect(await self()).toEqual({ ...changed.json().data, inbox_unread: 0 });
  });

  test("are found by the new name", async () => {
    await change({ name: "Žanna Kļava" });
    expect((await office.admin("GET", "/users?q=zanna")).json().meta.total).toBe(1);
    expect((await office.admin("GET", "/users?q=anna+ozola")).json().meta.total).toBe(0);
  });

  test.each([
    [{ name: " " }, { name: ["Šis lauks ir obligāts"] }],
    [{ email: "anna", current_password: password }, { email: ["Ievadiet derīgu e-pastu"] }],
    [{ name: "Cita", current_password: "" }, { current_password: ["Ievadiet paroli"] }],
  ])("as %j are refused, and stay as they were", async (body, errors) => {
    const before = await self();
    expect(refusal(await change(body))).toEqual({ status: 422, errors });
    expect(await self()).toEqual(before);
  });

  test("give nobody another role or more rights", async () => {
    const { caller } = await hired(office);
    const body = { role_id: 1, is_active: false, manage_calendar: true, permissions: ["manage_calendar"] };
    const refused = { role_id: [noField], is_active: [noField], permissions: [noField] };
    expect(refusal(await caller("PATCH", "/user/update-info", { body }))).toEqual({
      status: 422,
      errors: refused,
    });
    const now = (await caller("GET", "/user")).json();
    expect(now.data ?? now).toMatchObject({ role_id: 2, is_active: true, permissions: [] });
  });
});

describe("one's own e-mail address", () => {
  test("changes with the password, and is the key to sign in from then on", async () => {
    const changed = await change({ email: "Ozola@Test.lv", current_password: password });
    expect(changed.json().data.email).toBe("ozola@test.lv");
    expect((await login(founder)).status).toBe(403);
    expect((await login("ozola@test.lv")).status).toBe(200);
    expect((await self()).email).toBe("ozola@test.lv");
  });

  test.each([
    ["no password", {}],
    ["a wrong password", { current_password: "ne tā parole" }],
  ])("does not change with %s, nor does anything else", async (_, proof) => {
    const before = await self();
    expect(refusal(await change({ email: "ozola@test.lv", name: "Cita", ...proof }))).toEqual(wrongPassword);
    expect(await self()).toEqual(before);
  });

  test("is nobody else's", async () => {
    const { email } = await hired(office);
    expect(refusal(await change({ email, current_password: password }))).toEqual({
      status: 422,
      errors: { email: ["Lietotājs ar šādu e-pastu jau ir"] },
    });
  });

  test("that is new ends the links that went to the one before", async () => {
    const stranger = strangerAt(office.installation);
    await stranger("POST", "/request_password_reset", { body: { email: founder } });
    const token = tokenIn((await mailsOf(office.installation))[0]?.link);
    await change({ name: "Anna Bērziņa", current_password: password });
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(200);
    await change({ email: "ozola@test.lv", current_password: password });
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(404);
  });
});

describe("the current password", () => {
  const guess = () => change({ email: "ozola@test.lv", current_password: "ne tā parole" });

  test("that is wrong has to wait after the fifth time within a minute, and the right one with it", async () => {
    for (let tried = 1; tried <= 5; tried += 1) expect((await guess()).status).toBe(422);
    for (const current_password of ["vēl viena", password]) {
      const refused = await change({ email: "ozola@test.lv", current_password });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
    const body = { password: "četri zirgi pļavā", current_password: password };
    expect((await office.admin("PATCH", "/user/update-password/", { body })).status).toBe(429);
    expect((await self()).email).toBe(founder);
    expect((await change({ name: "Bez paroles" })).status).toBe(200);
  });

  test("that is right takes back what was counted", async () => {
    for (let tried = 1; tried <= 4; tried += 1) await guess();
    expect((await change({ name: "Anna", current_password: password })).status).toBe(200);
    for (let tried = 1; tried <= 5; tried += 1) expect((await guess()).status).toBe(422);
  });

  test("is looked at five times of thirty guesses at once", async () => {
    const guesses = await Promise.all(Array.from({ length: 30 }, guess));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test("that somebody else guesses wrongly is not counted against oneself", async () => {
    const { caller } = await hired(office);
    const body = { email: "ozola@test.lv", current_password: "ne tā parole" };
    for (let tried = 1; tried <= 6; tried += 1) await caller("PATCH", "/user/update-info", { body });
    expect((await guess()).status).toBe(422);
  });

  test("is not proved by a header", async () => {
    const headers = { "X-Inner-Compared-Hash": "scrypt$forged", "x-inner-password-hash": "scrypt$forged" };
    const body = { email: "ozola@test.lv", current_password: "ne tā parole" };
    expect(refusal(await change(body, headers))).toEqual(wrongPassword);
    expect(refusal(await change({ email: "ozola@test.lv" }, headers))).toEqual(wrongPassword);
    expect((await login(founder)).status).toBe(200);
  });
});
