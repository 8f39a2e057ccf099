import { beforeAll, describe, expect, test } from "vitest";
import { newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { enter, knock, type Person, screenAddress, signIn } from "./screen.ts";

describe("the configuration", () => {
  let installation: TestInstallation;
  let admin: Person;

  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
    admin = await signIn(installation, signIns.admin);
  });

  const versionOf = async (): Promise<number> =>
    (await admin.call("GET", "/companies/1")).json().data.version;
  let changes = 0;
  /** Colours that it has not had yet. */
  const otherColours = () => {
    changes += 1;
    return {
      primary_color: `#11223${changes}`,
      secondary_color: "#445566",
      button1_color: "#778899",
      button2_color: "#AABBCC",
      text1_color: "#DDEEFF",
      text2_color: "#000000",
    };
  };
  const change = () => admin.call("PATCH", "/companies/1", { body: { colors: otherColours() } });
  const told = (version: number) => ({ event: "ConfigUpdated", version });

  test("is told to every signed-in screen, on the calendar and elsewhere", async () => {
    const employee = await signIn(installation, signIns.employee);
    const version = await versionOf();
    const shownVersion = `?config=${version}`;
    const screens = await Promise.all([
      enter(admin, shownVersion),
      enter(employee, shownVersion, screenAddress),
      enter(admin, "", screenAddress),
    ]);
    await change();
    for (const screen of screens) {
      expect(await screen.next()).toEqual(told(version + 1));
      screen.leave();
    }
  });

  test("is told to a screen that comes back with an older one, and to none that has it", async () => {
    const version = await versionOf();
    await change();
    const [older, current] = [
      await enter(admin, `?config=${version}`, screenAddress),
      await enter(admin, `?config=${version + 1}`, screenAddress),
    ];
    expect(await older.next()).toEqual(told(version + 1));
    await change();
    expect(await current.next()).toEqual(told(version + 2));
    for (const screen of [older, current]) screen.leave();
  });

  test("is all that a screen without a calendar hears, and nobody sees it there", async () => {
    const other = await enter(admin, "", screenAddress);
    const calendar = await enter(admin);
    other.send(JSON.stringify({ week: "2026-11-23", holding: null }));
    calendar.send(JSON.stringify({ week: "2026-11-23", holding: null }));
    expect(await calendar.presence()).toMatchObject({ isAll: true, here: [] });
    const work = { name: "Gravēšana", color: "#112233", is_additional: true };
    expect((await admin.call("POST", "/work-types", { body: work })).status).toBe(201);
    expect(await calendar.events()).toMatchObject([{ updated: "projects" }]);
    const version = await versionOf();
    await change();
    expect(await other.next()).toEqual(told(version + 1));
    for (const screen of [other, calendar]) screen.leave();
  });

  test("is told to nobody who is not signed in, and no longer to whom it was", async () => {
    expect(await knock(installation, {}, screenAddress)).toBe(401);
    const person = await signIn(installation, signIns.user);
    const screen = await enter(person, "", screenAddress);
    await person.call("GET", "/logout");
    expect(await screen.closed).toBe(4401);
  });

  test("is told where the calendar is off as well", async () => {
    const beta = await signIn(await newInstallation({ demonstration: "beta" }), signIns.admin);
    const screen = await enter(beta, "", screenAddress);
    await beta.call("PATCH", "/companies/1", { body: { colors: otherColours() } });
    expect(await screen.next()).toMatchObject({ event: "ConfigUpdated" });
    screen.leave();
  });
});
