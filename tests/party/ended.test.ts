import { beforeAll, describe, expect, test } from "vitest";
import { newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { enter, type Person, screenAddress, signIn } from "./screen.ts";

/** The room's words for a session that is over, and for a calendar that there is no more. */
const over = 4401;
const off = 4403;

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

describe("the calendar that is switched off", () => {
  test("closes every screen, and lets them back when it is there again", async () => {
    const installation = await newInstallation({ demonstration: "acme" });
    const [admin, employee] = await Promise.all([
      signIn(installation, signIns.admin),
      signIn(installation, signIns.employee),
    ]);
    const screens = await Promise.all([enter(admin), enter(admin, "?seq=0"), enter(employee)]);
    const other = await enter(employee, "", screenAddress);
    await admin.call("PATCH", "/modules/", { body: { modules: ["position_estimate"] } });
    expect(await Promise.all(screens.map(({ closed }) => closed))).toEqual([off, off, off]);
    // Where there was no calendar, the socket stays.
    expect(await other.next()).toEqual({ event: "ConfigUpdated", version: expect.any(Number) });
    await admin.call("PATCH", "/modules/", { body: { modules: ["calendar"] } });
    const back = await enter(employee, "?seq=0");
    expect(await back.events()).toEqual([]);
    back.leave();
  });

  test("stays open when other settings of the modules are saved", async () => {
    const installation = await newInstallation({ demonstration: "acme" });
    const admin = await signIn(installation, signIns.admin);
    const screen = await enter(admin);
    const body = { modules: ["calendar", "position_estimate"] };
    expect((await admin.call("PATCH", "/modules/", { body })).status).toBe(200);
    expect(await screen.next()).toMatchObject({ event: "ConfigUpdated" });
    screen.send(JSON.stringify({ week: "2026-11-23", holding: null }));
    expect(await screen.presence()).toMatchObject({ isAll: true });
    screen.leave();
  });
});
