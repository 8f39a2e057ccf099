import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { aPerson, hired, type Office } from "../people.ts";

const guessed = { status: 422, errors: { password: ["Šo paroli ir pārāk viegli uzminēt"] } };

describe("a new password that is easily guessed", () => {
  let office: Office;
  let anna: Caller;
  beforeAll(async () => {
    office = await emptyOffice();
    anna = office.admin;
  });
  const own = (secret: string) =>
    anna("PATCH", "/user/update-password/", { body: { password: secret, current_password: password } });

  test.each([
    ["is among the most used", "1qaz2wsx3edc4rfv"],
    ["is among the most used, in capitals", "Qwerty123456"],
    ["is one's own name with numbers", "Anna.Ozola.1987"],
    ["is one's own name without its marks", "ANNAozolaanna"],
    ["is one's e-mail address", founder],
    ["is the agency's title with a year", "TestaBirojs2026!"],
    ["is what every password here is", "parole-admin-1"],
  ])("is refused where it %s", async (_, secret) => {
    expect(refusal(await own(secret))).toEqual(guessed);
    const body = { email: founder, password };
    expect((await strangerAt(office.installation)("POST", "/login", { body })).status).toBe(200);
  });

  test("is refused of a link, which stays good", async () => {
    const stranger = strangerAt(office.installation);
    await stranger("POST", "/request_password_reset", { body: { email: founder } });
    const link = `/update_password_reset/${tokenIn((await mailsOf(office.installation))[0]?.link)}`;
    expect(refusal(await stranger("PATCH", link, { body: { password: "AnnaOzola1987" } }))).toEqual(guessed);
    expect((await stranger("PATCH", link, { body: { password } })).status).toBe(200);
  });

  test("is refused for somebody else, made of that person's name, and not of one's own", async () => {
    office = await emptyOffice();
    const liga = aPerson({ name: "Līga Ābola", password: "LigaAbola2026" });
    expect(refusal(await office.admin("POST", "/register", { body: liga }))).toEqual(guessed);
    const { id } = await hired(office, { name: "Juris Kalniņš" });
    const set = (secret: string) => office.admin("PATCH", `/users/${id}`, { body: { password: secret } });
    expect(refusal(await set("kalninsJuris1"))).toEqual(guessed);
    expect((await set("AnnaBezOzola")).status).toBe(200);
  });
});
