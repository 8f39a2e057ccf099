import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operator } from "../gate/operators.ts";
import { ask, signIns } from "../support/installation.ts";
import { type SecondInstallation, secondInstallation } from "../support/second-installation.ts";
import { enter, knock, type Person, screenAddress, signIn } from "./screen.ts";

// An agency whose backend is another installation: the live room is this edge's, which sees what passes (design §5).
let office: SecondInstallation;
let admin: Person;

beforeAll(async () => {
  office = await secondInstallation();
  admin = await signIn(office.installation, signIns.admin);
});
afterAll(() => office.stop());

const place = { user_id: 4, date: "2027-03-01", start_time_id: 9, duration: 2 };
let hour = 8;
/** A place that no other test takes. */
const freePlace = () => {
  hour += 2;
  return {
    ...place,
    date: `2027-03-${String(1 + Math.floor(hour / 8)).padStart(2, "0")}`,
    start_time_id: 8 + (hour % 8),
  };
};

async function planned(person = admin, headers = {}) {
  const { projects_in_planning } = (await person.call("GET", "/calendar/create?date=2027-03-01")).json().data;
  const body = { ...freePlace(), project_id: projects_in_planning[0].id };
  const made = await person.call("POST", "/calendar", { body, headers });
  expect(made.status, made.text).toBe(201);
  return { id: made.json().calendar_id as number, body };
}

describe("an open calendar of an agency with its own backend", () => {
  test("is told of entries that are made, moved and deleted through here, with what they are", async () => {
    const screen = await enter(admin);
    const { id, body } = await planned(admin, { "X-Tab-Id": "tab-1" });
    const [made] = await screen.events();
    expect(made).toMatchObject({ updated: "calendar", method: "POST", origin: "tab-1" });
    expect(made?.calendar).toMatchObject({ calendar_id: id, ...body, name: expect.stringMatching(/./) });
    const moved = { ...body, ...freePlace() };
    await admin.call("PATCH", `/calendar/${id}`, { body: moved });
    const [change] = await screen.events();
    expect(change).toMatchObject({
      method: "PATCH",
      seq: (made?.seq ?? 0) + 1,
      calendar: { calendar_id: id, ...moved },
    });
    await admin.call("DELETE", `/calendar/${id}`);
    expect(await screen.events()).toMatchObject([{ method: "DELETE", calendar: { calendar_id: id } }]);
    screen.leave();
  });

  test("hears nothing of what was refused", async () => {
    const screen = await enter(admin);
    const { id, body } = await planned();
    await screen.events();
    expect((await admin.call("POST", "/calendar", { body })).status).toBe(409);
    await admin.call("PATCH", `/calendar/${id}`, { body: { duration: 99 } });
    await admin.call("DELETE", `/calendar/${id}`);
    expect(await screen.events()).toMatchObject([{ method: "DELETE" }]);
    screen.leave();
  });

  test("gets what it missed, or is told to reload everything", async () => {
    const screen = await enter(admin);
    await planned();
    const [first] = await screen.events();
    const witness = await enter(admin);
    screen.leave();
    await planned();
    // It is counted after the answer to the person who planned it.
    await witness.events();
    witness.leave();
    const back = await enter(admin, `?seq=${first?.seq}`);
    expect(await back.events()).toMatchObject([{ seq: (first?.seq ?? 0) + 1, method: "POST" }]);
    back.leave();
    const old = await enter(admin, "?seq=999999");
    expect(await old.next()).toEqual({ event: "reset" });
    old.leave();
  });

  test("hears that its lists changed, and any screen that the configuration did", async () => {
    const [calendar, screen] = [await enter(admin), await enter(admin, "", screenAddress)];
    const project = (await admin.call("GET", "/projects?per_page=1")).json().data[0];
    await admin.call("PATCH", `/projects/${project.id}`, { body: { name: "Cits nosaukums" } });
    expect(await calendar.events()).toMatchObject([{ updated: "projects", calendar: { id: project.id } }]);
    await admin.call("PATCH", "/languages/1", { body: { translations: {} } });
    expect(await calendar.next()).toMatchObject({ event: "ConfigUpdated" });
    expect(await screen.next()).toMatchObject({ event: "ConfigUpdated" });
    for (const opened of [calendar, screen]) opened.leave();
  });
});

describe("the door", () => {
  test("asks the backend who comes", async () => {
    expect(await knock(office.installation)).toBe(401);
    expect(await knock(office.installation, { Authorization: "Bearer invented" })).toBe(401);
    expect(await knock(office.installation, { Authorization: `Bearer ${admin.token}` })).toBe(101);
    const header = { Authorization: `Bearer ${admin.token}` };
    expect(await knock(office.installation, { ...header, Origin: "https://evil.example" })).toBe(403);
  });

  test("closes behind anyone who logs out, and anyone who has to be looked at again comes back in", async () => {
    const person = await signIn(office.installation, signIns.user);
    const [first, second] = [await enter(person), await enter(admin)];
    const me = (await admin.call("GET", "/user")).json();
    await admin.call("PATCH", `/users/${(me.data ?? me).id}`, { body: { name: "Cits Vārds" } });
    expect(await second.closed).toBe(1013);
    await person.call("GET", "/logout");
    expect(await first.closed).toBe(4401);
    expect(await knock(office.installation, { Authorization: `Bearer ${person.token}` })).toBe(401);
  });

  test("stays closed while the backend does not answer", async () => {
    office.breakOff((line) => line.includes("/api/user"));
    expect(await knock(office.installation, { Authorization: `Bearer ${admin.token}` })).toBe(503);
    office.breakOff(() => false);
  });
});

describe("what the backend says by itself", () => {
  const event = {
    updated: "calendar",
    method: "PATCH",
    calendar: { calendar_id: 77, ...place, project_id: 1, name: "No savas sistēmas", customer: "Klients" },
  };
  const seconds = (at = Date.now()) => String(Math.floor(at / 1000));
  let secret: string;
  beforeAll(async () => {
    secret = await (await operator()).liveSecret(office.installation.host);
  });

  const say = (content: unknown, { timestamp = seconds(), key = secret, tampered = "" } = {}) => {
    const body = JSON.stringify(content);
    const signature = `sha256=${createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex")}`;
    const headers = {
      "Content-Type": "application/json",
      "X-Live-Timestamp": timestamp,
      "X-Live-Signature": signature,
    };
    return ask(office.installation.host, "POST", "/live/events", { headers, body: body + tampered });
  };

  test("reaches every open calendar", async () => {
    const screen = await enter(admin);
    const gone = { updated: "calendar", method: "DELETE", calendar: { calendar_id: 78 } };
    const lists = { updated: "projects", method: "PATCH", calendar: { id: 3 } };
    expect((await say({ events: [event, gone, lists] })).status).toBe(204);
    const [put, removed, changed] = await screen.events();
    expect(put).toMatchObject({ ...event, origin: null, previous: null });
    expect(removed).toMatchObject({ ...gone, seq: (put?.seq ?? 0) + 1 });
    expect(changed).toMatchObject(lists);
    screen.leave();
  });

  test("counts once", async () => {
    const timestamp = seconds();
    const once = { events: [{ ...event, calendar: { ...event.calendar, calendar_id: 79 } }] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(once, { timestamp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
  });

  test.each([
    ["with another secret", { key: "guessed" }],
    ["changed on its way", { tampered: " " }],
    ["long ago", { timestamp: seconds(Date.now() - 301_000) }],
    ["in times to come", { timestamp: seconds(Date.now() + 400_000) }],
    ["at no time", { timestamp: "now" }],
  ])("is not believed when it was said %s", async (_, how) => {
    expect((await say({ events: [event] }, how)).status).toBe(401);
  });

  test.each([
    [{}],
    [{ events: [] }],
    [{ events: [{ ...event, calendar: { calendar_id: 1 } }] }],
    [{ events: [{ ...event, updated: "moon" }] }],
    ["text"],
  ])("has to be of the contract: %j is not", async (content) => {
    const refused = await say(content);
    expect(refused.status).toBe(422);
    expect(refused.json().message).toMatch(/./);
  });

  test("is at most so long", async () => {
    expect((await say({ events: [{ ...event, note: "x".repeat(300_000) }] })).status).toBe(413);
  });

  test("is heard only under the present secret", async () => {
    const renewed = await (await operator()).liveSecret(office.installation.host, true);
    expect(renewed).not.toBe(secret);
    await expect.poll(async () => (await say({ events: [event] }, { key: renewed })).status).toBe(204);
    expect((await say({ events: [event] })).status).toBe(401);
  });
});
