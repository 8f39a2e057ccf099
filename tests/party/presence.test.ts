import { beforeEach, describe, expect, test } from "vitest";
import type { Presence } from "#party/messages.ts";
import { newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { enter, type Person, type Screen, screenAddress, signIn } from "./screen.ts";

const monday: Presence = { week: "2026-11-23", holding: null };
const over = { user_id: 3, date: "2026-11-24", start_time_id: 9, duration: 2 };
const holding = { calendar_id: null, label: "Veikala fasāde", over };

const say = (screen: Screen, presence: Presence) => screen.send(JSON.stringify(presence));

describe("who has the calendar open", () => {
  let installation: TestInstallation;
  let admin: Person;
  let planner: Person;

  beforeEach(async () => {
    installation = await newInstallation({ demonstration: "acme" });
    [admin, planner] = await Promise.all([
      signIn(installation, signIns.admin),
      signIn(installation, signIns.planner),
    ]);
  });

  /** A screen that has said where it is, and how the others know it. */
  async function come(person: Person) {
    const screen = await enter(person);
    say(screen, monday);
    const first = await screen.presence();
    return { screen, first, connection: first.you ?? "" };
  }

  /** Two screens that know of each other. */
  async function two() {
    const first = await come(admin);
    const second = await come(planner);
    await first.screen.presence();
    return { first, second };
  }

  test("is told to who comes, and who comes is told to the others, by name", async () => {
    const { id, name } = (await admin.call("GET", "/user")).json().data;
    const first = await come(admin);
    expect(first.first).toEqual({
      event: "Presence",
      isAll: true,
      you: expect.any(String),
      here: [],
      left: [],
    });
    const second = await come(planner);
    expect(second.first.here).toEqual([{ connection: first.connection, user_id: id, name, ...monday }]);
    const told = await first.screen.presence();
    expect(told).toMatchObject({
      isAll: false,
      here: [{ connection: second.connection, ...monday }],
      left: [],
    });
    expect(told.here[0]?.name).toBe((await planner.call("GET", "/user")).json().data.name);
  });

  test("is told with what they hold, and without it when they let go", async () => {
    const { first, second } = await two();
    say(second.screen, { ...monday, holding });
    expect((await first.screen.presence()).here).toMatchObject([{ connection: second.connection, holding }]);
    say(second.screen, monday);
    expect((await first.screen.presence()).here).toMatchObject([{ holding: null }]);
  });

  test.each([
    ["is longer than a day", { over: { ...over, duration: 100_000 } }],
    ["begins before its day", { over: { ...over, start_time_id: -5 } }],
    ["is on no day", { over: { ...over, date: "9999-99-99" } }],
    ["is nobody's", { over: { ...over, user_id: 0 } }],
    ["is no entry", { calendar_id: -1 }],
    ["is called what no text may be", { label: "Veikals\u202e" }],
  ])("is not told of a block that %s", async (_, wrong) => {
    const { first, second } = await two();
    second.screen.send(JSON.stringify({ ...monday, holding: { ...holding, ...wrong } }));
    say(second.screen, { ...monday, week: "2026-11-30" });
    expect((await first.screen.presence()).here).toMatchObject([{ week: "2026-11-30", holding: null }]);
  });

  test.each([
    ["closes it", (screen: Screen) => screen.leave()],
    [
      "loses the connection while dragging",
      (screen: Screen) => {
        say(screen, { ...monday, holding });
        screen.leave();
      },
    ],
  ])("is told when somebody %s", async (_, leave) => {
    const { first, second } = await two();
    leave(second.screen);
    const left: string[] = [];
    while (left.length === 0) left.push(...(await first.screen.presence()).left);
    expect(left).toEqual([second.connection]);
    expect((await come(planner)).first.here).toMatchObject([{ connection: first.connection }]);
  });

  test("is told when somebody signs out", async () => {
    const { first, second } = await two();
    await planner.call("GET", "/logout");
    expect(await second.screen.closed).toBe(4401);
    expect(await first.screen.presence()).toMatchObject({ here: [], left: [second.connection] });
  });

  test("is not told to people of another installation", async () => {
    const other = await newInstallation({ demonstration: "acme" });
    const stranger = await come(await signIn(other, signIns.admin));
    const { first, second } = await two();
    say(second.screen, { ...monday, holding });
    await first.screen.presence();
    const colleague = await come(await signIn(other, signIns.planner));
    expect(colleague.first.here).toMatchObject([{ connection: stranger.connection }]);
    expect(await stranger.screen.presence()).toMatchObject({ here: [{ connection: colleague.connection }] });
  });

  test("hears no nonsense", async () => {
    const { first, second } = await two();
    const nonsense = [
      "x",
      "null",
      "{}",
      JSON.stringify({ week: "2026-11-23" }),
      JSON.stringify({ ...monday, week: "next" }),
      JSON.stringify({ event: "CalendarUpdated", events: [] }),
    ];
    for (const text of nonsense) second.screen.send(text);
    say(second.screen, { ...monday, week: "2026-11-30" });
    expect(await first.screen.presence()).toMatchObject({ here: [{ week: "2026-11-30", holding: null }] });
  });

  test("is told that nothing is held by a connection that went silent", async () => {
    const { first, second } = await two();
    say(second.screen, { ...monday, holding });
    expect((await first.screen.presence()).here).toMatchObject([{ holding }]);
    expect((await first.screen.presence()).here).toMatchObject([
      { connection: second.connection, holding: null },
    ]);
  });

  test.each([
    ["a screen that says too much", JSON.stringify({ ...monday, more: "ā".repeat(600) })],
    ["a screen that sends millions of bytes", "x".repeat(2_000_000)],
  ])("does not see %s any more", async (_, text) => {
    const { first, second } = await two();
    second.screen.send(text);
    expect(await second.screen.closed).toBe(1009);
    expect(await first.screen.presence()).toMatchObject({ here: [], left: [second.connection] });
  });

  test("keeps the newest sockets of a person who opens ever more, and everybody else's", async () => {
    const first = await come(admin);
    const oldest = await enter(planner);
    const screens = await Promise.all(Array.from({ length: 20 }, () => enter(planner, "", screenAddress)));
    expect(await oldest.closed).toBe(4429);
    say(first.screen, { ...monday, week: "2026-11-30" });
    const newest = await come(planner);
    expect(newest.first.here).toMatchObject([{ connection: first.connection }]);
    expect(await Promise.race(screens.map(({ closed }) => closed))).toBe(4429);
  });

  test("does not flood the others", async () => {
    const { first, second } = await two();
    const began = performance.now();
    for (let hour = 0; hour < 200; hour += 1)
      say(second.screen, { ...monday, holding: { ...holding, over: { ...over, start_time_id: hour } } });
    await come(await signIn(installation, signIns.employee));
    const heard: number[] = [];
    for (let isDone = false; !isDone; ) {
      const { here } = await first.screen.presence();
      heard.push(...here.map(({ holding: held }) => held?.over?.start_time_id ?? -1));
      isDone = here.some(({ connection }) => connection !== second.connection);
    }
    // Thirty in each second that was begun (party/rate-limit.ts): on a slow machine the two hundred take several.
    const seconds = Math.ceil((performance.now() - began) / 1_000) + 1;
    expect(heard.length).toBeLessThanOrEqual(30 * seconds);
  });
});
