import { describe, expect, test } from "vitest";
import { callerAt, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, made, mailsOf, tokenIn } from "../arrange.ts";
import { aPerson } from "../people.ts";

const accept = (link: string | undefined) =>
  ["PATCH", `/update_password_reset/${tokenIn(link)}`, { body: { password } }] as const;

describe("somebody who has no password yet", () => {
  test("is invited again at a corrected address, and the link at the wrong one is worth nothing", async () => {
    const { installation, admin } = await emptyOffice();
    const stranger = strangerAt(installation);
    const { id } = await made(admin, "/register", aPerson({ email: "nepareizi@test.lv" }));
    const [wrong] = await mailsOf(installation);
    await admin("PATCH", `/users/${id}`, { body: { email: "pareizi@test.lv" } });
    const [right, ...before] = await mailsOf(installation);
    expect(right?.recipient).toBe("pareizi@test.lv");
    expect(before).toHaveLength(1);
    expect((await stranger(...accept(wrong?.link))).status).toBe(404);
    expect((await stranger(...accept(right?.link))).status).toBe(200);
    await callerAt(installation, "pareizi@test.lv");
  });

  test("is invited when the access is opened", async () => {
    const { installation, admin } = await emptyOffice();
    const { id } = await made(admin, "/register", aPerson({ is_active: false, email: "velak@test.lv" }));
    expect(await mailsOf(installation)).toEqual([]);
    await admin("PATCH", `/users/${id}`, { body: { is_active: true } });
    expect((await mailsOf(installation)).map(({ recipient }) => recipient)).toEqual(["velak@test.lv"]);
  });

  test("is not written to for another name, nor with a password for another address", async () => {
    const { installation, admin } = await emptyOffice();
    const { id } = await made(admin, "/register", aPerson({ password }));
    await admin("PATCH", `/users/${id}`, { body: { name: "Cits Vārds" } });
    await admin("PATCH", `/users/${id}`, { body: { email: "cits@test.lv" } });
    // Nor was it when the administrator typed that password: a link would set another one.
    expect(await mailsOf(installation)).toEqual([]);
  });
});
