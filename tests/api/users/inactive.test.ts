import { beforeEach, describe, expect, test } from "vitest";
import { password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { hired, type Office } from "../people.ts";

describe("somebody who was made inactive", () => {
  let office: Office;
  let id: number;
  let email: string;
  const stranger: ReturnType<typeof strangerAt> = (...call) => strangerAt(office.installation)(...call);
  const login = () => stranger("POST", "/login", { body: { email, password } });

  beforeEach(async () => {
    office = await emptyOffice();
    ({ id, email } = await hired(office));
  });

  const setActive = (is_active: boolean) => office.admin("PATCH", `/users/${id}`, { body: { is_active } });

  test("does not sign in, and is told no more than a stranger", async () => {
    expect((await setActive(false)).json().data.is_active).toBe(false);
    const refused = await login();
    expect(refused.status).toBe(403);
    expect(refused.json().message).toBe("Nepareizs e-pasts vai parole");
  });

  test("gets no link to renew the password", async () => {
    await setActive(false);
    const earlier = await mailsOf(office.installation);
    expect((await stranger("POST", "/request_password_reset", { body: { email } })).status).toBe(200);
    expect(await mailsOf(office.installation)).toEqual(earlier);
  });

  test("sets no password by a link from before", async () => {
    await stranger("POST", "/request_password_reset", { body: { email } });
    const link = `/update_password_reset/${tokenIn((await mailsOf(office.installation))[0]?.link)}`;
    await setActive(false);
    expect((await stranger("PATCH", link, { body: { password } })).status).toBe(404);
  });

  test("signs in again when active again", async () => {
    await setActive(false);
    expect((await setActive(true)).json().data.is_active).toBe(true);
    expect((await login()).status).toBe(200);
  });

  test("is one or the other", async () => {
    const body = { is_active: "varbūt" };
    expect(refusal(await office.admin("PATCH", `/users/${id}`, { body }))).toEqual({
      status: 422,
      errors: { is_active: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });
});
