import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, refusal } from "../arrange.ts";

const wrong = { email: founder, password: "ne tā parole" };
const statuses = (answers: Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

async function office() {
  const stranger = strangerAt((await emptyOffice()).installation);
  return (body: unknown, headers = {}) => stranger("POST", "/login", { body, headers });
}

test("the right password opens a session", async () => {
  const { installation } = await emptyOffice();
  const stranger = strangerAt(installation);
  const opened = await stranger("POST", "/login", { body: { email: founder, password } });
  expect(opened.status).toBe(200);
  const Authorization = `Bearer ${opened.json().access_token}`;
  expect((await stranger("GET", "/user", { headers: { Authorization } })).json().data.email).toBe(founder);
});

test("the e-mail address may be written in capitals and with spaces around it", async () => {
  const login = await office();
  expect((await login({ email: "  Anna@Test.LV ", password })).status).toBe(200);
});

test("a wrong password and an unknown e-mail address get the same answer", async () => {
  const login = await office();
  const answers = [await login(wrong), await login({ ...wrong, email: "nobody@test.lv" })];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect({ ...answer.json(), request_id: "" }).toEqual({
      message: "Nepareizs e-pasts vai parole",
      request_id: "",
    });
  }
});

test("a stranger is answered in the language that the browser asks for", async () => {
  const login = await office();
  const answer = await login(wrong, { "Accept-Language": "en-GB,en;q=0.9,lv;q=0.8" });
  expect(answer.json().message).toBe("Wrong e-mail or password");
});

describe("a form that is filled in wrongly", () => {
  let login: Awaited<ReturnType<typeof office>>;
  beforeAll(async () => {
    login = await office();
  });

  test.each([
    [{}, { email: ["Ievadiet e-pastu"], password: ["Ievadiet paroli"] }],
    [{ email: "anna", password }, { email: ["Ievadiet derīgu e-pastu"] }],
    [{ email: founder, password: "" }, { password: ["Ievadiet paroli"] }],
    [
      { email: [founder], password: { length: 12 } },
      { email: expect.anything(), password: expect.anything() },
    ],
    ["{", { body: ["Pieprasījuma saturs nav lasāms"] }],
  ])("as %j, is refused at its fields", async (body, errors) => {
    const typed = { "Content-Type": "application/json" };
    expect(refusal(await login(body, typed))).toEqual({ status: 422, errors });
  });
});

test("the sixth failure within a minute has to wait, and the right password with it", async () => {
  const login = await office();
  for (let guess = 1; guess <= 5; guess += 1) expect((await login(wrong)).status).toBe(403);
  for (const secret of ["vēl viena", password]) {
    const refused = await login({ email: founder, password: secret });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.json().message).toBe("Pārāk daudz mēģinājumu. Pamēģiniet vēlreiz pēc 1 minūtes.");
  }
  expect((await login({ ...wrong, email: "other@test.lv" })).status).toBe(403);
});

test("a success takes back what was counted against that person", async () => {
  const login = await office();
  for (let guess = 1; guess <= 4; guess += 1) await login(wrong);
  expect((await login({ email: founder, password })).status).toBe(200);
  for (let guess = 1; guess <= 5; guess += 1) expect((await login(wrong)).status).toBe(403);
});

test("of fifty guesses at once five are looked at", async () => {
  const login = await office();
  const guesses = await Promise.all(Array.from({ length: 50 }, () => login(wrong)));
  expect(statuses(guesses)).toEqual({ 403: 5, 429: 45 });
});

test("of fifty guesses at once from one address, each at another person, thirty are looked at", async () => {
  const login = await office();
  const guesses = Array.from({ length: 50 }, (_, index) => login({ ...wrong, email: `p${index}@test.lv` }));
  // The founder's own sign-in was no guess.
  expect(statuses(await Promise.all(guesses))).toEqual({ 403: 30, 429: 20 });
});
