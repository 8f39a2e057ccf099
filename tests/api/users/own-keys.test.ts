import { beforeAll, describe, expect, test } from "vitest";
import { password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, refusal } from "../arrange.ts";
import type { Office } from "../people.ts";

const newPassword = "četri zirgi pļavā";

describe("an administrator's own keys in the list of people", () => {
  let office: Office;
  let own: string;
  const change = (body: object) => office.admin("PATCH", own, { body });
  const login = async (email: string, secret: string) =>
    (await strangerAt(office.installation)("POST", "/login", { body: { email, password: secret } })).status;
  beforeAll(async () => {
    office = await emptyOffice();
    own = `/users/${(await office.admin("GET", "/user")).json().data.id}`;
  });

  test.each([
    ["the password", { password: newPassword }, "password"],
    ["the e-mail address", { email: "cits@test.lv" }, "email"],
    [
      "both, though the current password comes with them",
      { password: newPassword, email: "cits@test.lv", current_password: password },
      "email",
    ],
  ])("%s: are not changed there, where nobody asks for the current one", async (_, body, field) => {
    expect(refusal(await change(body))).toEqual({
      status: 422,
      errors: { [field]: ["Savu e-pastu un paroli mainiet sadaļā „Mani dati”"] },
    });
    expect(await login(founder, newPassword)).toBe(403);
    expect(await login("cits@test.lv", password)).toBe(403);
    expect(await login(founder, password)).toBe(200);
  });

  test("leave the rest of oneself to be changed", async () => {
    const changed = await change({ name: "Anna Bērziņa", email: founder });
    expect(changed.json().data).toMatchObject({ name: "Anna Bērziņa", email: founder });
    expect((await office.admin("GET", "/user")).status).toBe(200);
  });
});
