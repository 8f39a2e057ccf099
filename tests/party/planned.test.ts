import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { enter, type Person, type Screen, signIn } from "./screen.ts";

/** A week of its own, far from what a demonstration has planned. */
const monday = addDays(mondayOf(today()), 70);
const tuesday = addDays(monday, 1);

describe("what is planned", () => {
  let installation: TestInstallation;
  let admin: Person;
  let place: { user_id: number; date: string; start_time_id: number; duration: number };
  let work_type_id: number;

  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
    admin = await signIn(installation, signIns.admin);
    const { employees, work_types } = (await admin.call("GET", `/calendar/create?date=${monday}`)).json()
      .data;
    place = { user_id: employees[0].id, date: monday, start_time_id: 9, duration: 2 };
    work_type_id = work_types[0].id;
  });

  const seqOf = async (): Promise<number> =>
    (await admin.call("GET", `/calendar?date=${monday}`)).json().meta.seq;
  const eventOf = async (screen: Screen) => (await screen.events())[0];

  test("reaches every screen as it comes, moves and goes, with where it was", async () => {
    const employee = await signIn(installation, signIns.employee);
    const screens = await Promise.all([enter(admin), enter(employee)]);
    const seq = await seqOf();
    const body = { ...place, work_type_id };
    const headers = { "X-Tab-Id": "tab-1" };
    const made = (await admin.call("POST", "/calendar", { body, headers })).json();
    const id: number = made.calendar_id;
    const moved = { ...place, date: tuesday };
    await admin.call("PATCH", `/calendar/${id}`, { body: { date: tuesday } });
    await admin.call("DELETE", `/calendar/${id}`);
    const at = { calendar_id: id, work_type_id };
    for (const screen of screens) {
      const told = { updated: "calendar", origin: null };
      expect(await eventOf(screen)).toMatchObject({
        ...told,
        origin: "tab-1",
        seq: seq + 1,
        method: "POST",
        calendar: { ...at, ...place, version: 1 },
        previous: null,
      });
      expect(await eventOf(screen)).toMatchObject({
        ...told,
        seq: seq + 2,
        method: "PATCH",
        calendar: { ...at, ...moved, version: 2 },
        previous: place,
      });
      expect(await eventOf(screen)).toMatchObject({
        ...told,
        seq: seq + 3,
        method: "DELETE",
        calendar: { ...at, ...moved },
        previous: moved,
      });
      screen.leave();
    }
  });

  test("is sent to a screen that comes with the number of the week it has loaded", async () => {
    const seq = await seqOf();
    const { calendar_id } = (
      await admin.call("POST", "/calendar", { body: { ...place, work_type_id } })
    ).json();
    const screen = await enter(admin, `?seq=${seq}`);
    expect(await screen.events()).toMatchObject([{ seq: seq + 1, calendar: { calendar_id } }]);
    const all = await enter(admin, `?seq=${await seqOf()}`);
    expect(await all.events()).toEqual([]);
  });

  test("goes to nobody who was too late: of many that drop on one cell one wins, and one event is told", async () => {
    const body = { ...place, start_time_id: 14, work_type_id };
    const screen = await enter(admin, `?seq=${await seqOf()}`);
    expect(await screen.events()).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => admin.call("POST", "/calendar", { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
    await admin.call("POST", "/calendar", { body: { ...body, start_time_id: 16 } });
    const starts: number[] = [];
    while (starts.at(-1) !== 16)
      for (const event of await screen.events())
        if (event.updated === "calendar" && event.method !== "DELETE")
          starts.push(event.calendar.start_time_id);
    expect(starts).toEqual([14, 16]);
  });
});
