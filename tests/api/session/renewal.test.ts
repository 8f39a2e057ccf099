import { beforeAll, describe, expect, test } from "vitest";
import { newInstallation, password, strangerAt, type TestInstallation } from "#tests/support/installation.ts";
import { isSoaking } from "#tests/support/sized.ts";
import { emptyOffice, founder, mailsOf, refusal, tokenIn } from "../arrange.ts";

const newPassword = "četri zirgi pļavā";

const request = (installation: TestInstallation, email: unknown) =>
  strangerAt(installation)("POST", "/request_password_reset", { body: { email } });
const check = (installation: TestInstallation, token: string) =>
  strangerAt(installation)("GET", `/check_password_reset/${token}`);
const renew = (installation: TestInstallation, token: string, secret: unknown = newPassword) =>
  strangerAt(installation)("PATCH", `/update_password_reset/${token}`, { body: { password: secret } });
const login = (installation: TestInstallation, secret: string) =>
  strangerAt(installation)("POST", "/login", { body: { email: founder, password: secret } });

/** An installation whose administrator has asked for a link, and got it. */
async function withLink() {
  const office = await emptyOffice();
  await request(office.installation, founder);
  const [mail] = await mailsOf(office.installation);
  return { ...office, token: tokenIn(mail?.link) };
}

test("a link comes by mail to who is known here, and nobody can tell from the answer", async () => {
  const { installation } = await emptyOffice();
  const known = await request(installation, founder);
  const unknown = await request(installation, "nobody@test.lv");
  expect(known.status).toBe(200);
  expect(known.json().message).toMatch(/^Ja šāds e-pasts ir reģistrēts/);
  expect({ status: unknown.status, text: unknown.text }).toEqual({ status: 200, text: known.text });
  const mails = await mailsOf(installation);
  expect(mails.map(({ recipient }) => recipient)).toEqual([founder]);
  expect(mails[0]?.link).toMatch(new RegExp(`^${installation.origin}/renew-password-form/[\\w-]{43}$`));
});

test("a first password signs its person in, and a renewed one nobody", async () => {
  const installation = await newInstallation();
  const first = await renew(installation, tokenIn(installation.link));
  const Authorization = `Bearer ${first.json().access_token}`;
  const user = await strangerAt(installation)("GET", "/user", { headers: { Authorization } });
  expect(user.json().data).toMatchObject({ email: founder });

  await request(installation, founder);
  const [mail] = await mailsOf(installation);
  const second = await renew(installation, tokenIn(mail?.link), "pieci zirgi pļavā");
  expect(second.json()).toEqual({ message: expect.any(String) });
  const ended = await strangerAt(installation)("GET", "/user", { headers: { Authorization } });
  expect(ended.status).toBe(401);
});

describe("an address that is none", () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = (await emptyOffice()).installation;
  });

  test.each([
    ["anna", "Ievadiet derīgu e-pastu"],
    ["", "Ievadiet e-pastu"],
    [undefined, "Ievadiet e-pastu"],
    [{ $ne: "" }, "Ievadiet e-pastu"],
  ])("but %j, is refused", async (email, message) => {
    expect(refusal(await request(installation, email))).toEqual({
      status: 422,
      errors: { email: [message] },
    });
  });
});

test("the sixth request of a minute has to wait", async () => {
  const { installation } = await emptyOffice();
  for (let asked = 1; asked <= 5; asked += 1)
    expect((await request(installation, "nobody@test.lv")).status).toBe(200);
  const refused = await request(installation, "nobody@test.lv");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
});

test("a link sets a password once", async () => {
  const { installation, token } = await withLink();
  expect((await check(installation, token)).json()).toEqual({ data: { valid: true } });
  expect((await renew(installation, token)).status).toBe(200);
  expect((await check(installation, token)).status).toBe(404);
  const again = await renew(installation, token, "pavisam cita parole");
  expect(again.status).toBe(404);
  expect(again.json().message).toBe("Saite vairs nav derīga");
  expect((await login(installation, password)).status).toBe(403);
  expect((await login(installation, newPassword)).status).toBe(200);
});

test("a password that was renewed ends every session", async () => {
  const { installation, admin, token } = await withLink();
  expect((await admin("GET", "/user")).status).toBe(200);
  await renew(installation, token);
  expect((await admin("GET", "/user")).status).toBe(401);
});

test("who was locked out by somebody's guesses gets in with a renewed password", async () => {
  const { installation, token } = await withLink();
  for (let guess = 1; guess <= 6; guess += 1) await login(installation, "ne tā parole");
  expect((await login(installation, password)).status).toBe(429);
  await renew(installation, token);
  expect((await login(installation, newPassword)).status).toBe(200);
});

/** Each password is hashed, which takes its time. */
const holders = isSoaking ? 50 : 20;

test(`of ${holders} who hold the link at once one sets the password`, async () => {
  const { installation, token } = await withLink();
  const secrets = Array.from({ length: holders }, (_, index) => `dažādas paroles ${index}`);
  const answers = await Promise.all(secrets.map((secret) => renew(installation, token, secret)));
  const winners = secrets.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const others = answers.map(({ status }) => status).filter((status) => status !== 200);
  // Who comes from one address with so many used links has to wait.
  expect(others.filter((status) => status !== 404 && status !== 429)).toEqual([]);
  expect(others.filter((status) => status === 404).length).toBeGreaterThanOrEqual(Math.min(holders, 25) - 1);
  expect((await login(installation, winners[0] ?? "")).status).toBe(200);
});

test("a new link ends the one before", async () => {
  const { installation, token } = await withLink();
  await request(installation, founder);
  const newer = tokenIn((await mailsOf(installation))[0]?.link);
  expect((await renew(installation, token)).status).toBe(404);
  expect((await renew(installation, newer)).status).toBe(200);
});

test("a link of one installation opens nothing in another", async () => {
  const [one, other] = await Promise.all([withLink(), emptyOffice()]);
  expect((await check(other.installation, one.token)).status).toBe(404);
  expect((await renew(other.installation, one.token)).status).toBe(404);
});

describe("a password", () => {
  let installation: TestInstallation;
  let token: string;
  beforeAll(async () => {
    ({ installation, token } = await withLink());
  });

  test.each([
    ["missing", undefined, "Ievadiet paroli"],
    ["empty", "", "Ievadiet paroli"],
    ["short", "īsa parole", "Parole ir par īsu: vajadzīgas vismaz 12 rakstzīmes"],
    ["two letters in turn", "ababababababab", "Šo paroli ir pārāk viegli uzminēt"],
    ["what everybody guesses first", "Password1234", "Šo paroli ir pārāk viegli uzminēt"],
    ["endless", "x".repeat(129), "Teksts ir par garu"],
  ])("that is %s is refused, and the link stays good", async (_, secret, message) => {
    const refused = await strangerAt(installation)("PATCH", `/update_password_reset/${token}`, {
      body: { password: secret },
    });
    expect(refused.status).toBe(422);
    expect(refused.json().errors.password).toContain(message);
    expect((await check(installation, token)).status).toBe(200);
  });
});

test("tokens cannot be tried one after another", async () => {
  const { installation } = await emptyOffice();
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => check(installation, `guess-${index}`)),
  );
  // A link that is good is no guess: the founder's own is not among them.
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("the founding link sets the first administrator's password", async () => {
  const installation = await newInstallation();
  expect(installation.link).toMatch(new RegExp(`^${installation.origin}/renew-password-form/[\\w-]{43}$`));
  expect((await login(installation, password)).status).toBe(403);
  expect((await renew(installation, tokenIn(installation.link))).status).toBe(200);
  const opened = await login(installation, newPassword);
  const headers = { Authorization: `Bearer ${opened.json().access_token}` };
  const user = await strangerAt(installation)("GET", "/user", { headers });
  expect(user.json().data).toMatchObject({ name: "Anna Ozola", role: { name: "admin" } });
});
