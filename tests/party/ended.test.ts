import { beforeAll, describe, expect, test } from "vitest";
import { newInstallation, signIns, type TestInstallation } from "../support/installation";
import { enter, type Person, signIn } from "./screen";

/** The room's word for a session that is over. */
const over = 4401;

describe("the open calendar of a person whose sessions end is closed", () => {
  let installation: TestInstallation;
  let admin: Person;

  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "portal" });
    admin = await signIn(installation, signIns.admin);
  });

  const idOf = async (email: string): Promise<number> =>
    (await admin.call("GET", `/users?q=${email}`)).json().data[0].id;

  test.each([
    ["by taking the access away", signIns.employee, { is_active: false }],
    ["by another role", signIns.planner, { role_id: 1 }],
    ["by a password that an administrator sets", signIns.user, { password: "cita parole pavisam" }],
  ])("%s, and the administrator's stays", async (_, email, body) => {
    const theirs = await enter(await signIn(installation, email));
    const own = await enter(admin);
    expect((await admin.call("PATCH", `/users/${await idOf(email)}`, { body })).status).toBe(200);
    expect(await theirs.closed).toBe(over);
    own.leave();
  });

  test("by another own password, but not where it was changed", async () => {
    const other = await newInstallation({ demonstration: "portal" });
    const here = await signIn(other, signIns.user);
    const there = await signIn(other, signIns.user);
    const [open, closing] = [await enter(here), await enter(there)];
    const body = { password: "cita parole pavisam", current_password: "demo1234demo" };
    expect((await here.call("PATCH", "/user/update-password/", { body })).status).toBe(200);
    expect(await closing.closed).toBe(over);
    expect((await here.call("GET", "/user")).status).toBe(200);
    open.leave();
  });
});
