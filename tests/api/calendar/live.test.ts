import { beforeAll, expect, test } from "vitest";
import type { LiveEvent } from "#party/messages.ts";
import { enter, type Screen, signIn } from "#tests/party/screen.ts";
import { founder, made } from "../arrange.ts";
import { aPerson } from "../people.ts";
import { day, type PlanningOffice, planningOffice } from "./arrange.ts";

let office: PlanningOffice;
let screen: Screen;
beforeAll(async () => {
  office = await planningOffice();
  screen = await enter(await signIn(office.installation, founder));
});

/** The next change; who comes and goes is of no interest here. */
async function nextEvent(): Promise<LiveEvent> {
  const message = await screen.next();
  if (message.event !== "CalendarUpdated") return nextEvent();
  const [event] = message.events;
  if (!event || message.events.length > 1) throw new Error(`${message.events.length} events at once`);
  return event;
}

test("an open calendar is told of every entry, as it is and where it was", async () => {
  const { admin, employee } = office;
  const headers = { "X-Tab-Id": "tab-1" };
  const body = office.anEntry();
  const created = (await admin("POST", "/calendar", { body, headers })).json().data;
  const told = { updated: "calendar", origin: "tab-1", calendar: created, previous: null };
  expect(await nextEvent()).toMatchObject({ ...told, method: "POST" });

  const path = `/calendar/${created.calendar_id}`;
  const { data } = (await admin("PATCH", path, { body: { date: day(4, 3), duration: 1 } })).json();
  const place = { user_id: employee.id, date: day(0), start_time_id: 9, duration: 2 };
  const moved = await nextEvent();
  expect(moved).toMatchObject({ updated: "calendar", method: "PATCH", calendar: data, previous: place });

  const to = { ...place, date: day(1) };
  const copy = (await admin("POST", `${path}/duplicate`, { body: to })).json().data;
  expect(await nextEvent()).toMatchObject({ method: "POST", calendar: copy, previous: null });

  await admin("PATCH", path, { body: { duration: 0 } });
  await admin("POST", "/calendar", { body: to });
  await admin("DELETE", path);
  const deleted = await nextEvent();
  const last = { ...place, date: day(4, 3), duration: 1 };
  expect(deleted).toMatchObject({ method: "DELETE", calendar: data, previous: last });
  expect(deleted.seq).toBe(moved.seq + 2);
});

test("an open calendar is told when its lists are to be read again", async () => {
  const { admin, unplanned, design, client } = office;
  const expectNews = async (method: string, id: number) =>
    expect(await nextEvent()).toMatchObject({ updated: "projects", method, calendar: { id } });

  const person = await made(admin, "/register", aPerson());
  await expectNews("POST", person.id);
  await admin("PATCH", `/users/${person.id}`, { body: { email: "cits@test.lv" } });
  await admin("PATCH", `/users/${person.id}`, { body: { name: "Cits vārds" } });
  await expectNews("PATCH", person.id);
  await admin("DELETE", `/users/${person.id}`);
  await expectNews("DELETE", person.id);

  await admin("PATCH", `/work-types/${design.id}`, { body: { color: "#000000" } });
  await expectNews("PATCH", design.id);
  const type = await made(admin, "/work-types", { name: "Foto", color: "#111111" });
  await expectNews("POST", type.id);
  await admin("DELETE", `/work-types/${type.id}`);
  await expectNews("DELETE", type.id);

  await admin("PATCH", `/customers/${client.id}`, { body: { name: "Cits klients" } });
  await expectNews("PATCH", client.id);
  await admin("PATCH", `/projects/${unplanned.id}`, { body: { name: "Klusums" } });
  await office.plan({ project_id: unplanned.id, date: day(2) });
  expect(await nextEvent()).toMatchObject({ updated: "calendar", method: "POST" });
  await admin("PATCH", `/projects/${unplanned.id}`, { body: { name: "Kalendārā" } });
  await expectNews("PATCH", unplanned.id);
});
