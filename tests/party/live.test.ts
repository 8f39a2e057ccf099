import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aClient, aProject, emptyOffice, founder, made, mailsOf, tokenIn } from "../api/arrange.ts";
import { strangerAt } from "../support/installation.ts";
import { enter, type Person, type Screen, signIn } from "./screen.ts";

/** An office with its administrator and a client, to make projects for. */
async function office() {
  const { installation } = await emptyOffice();
  const person = await signIn(installation, founder);
  const { id: client } = await made(person.call, "/customers", aClient());
  const plan = (fields = {}) =>
    made(person.call, "/projects", aProject({ client, project_manager: 1, in_planning: true, ...fields }));
  return { ...person, plan };
}

/** Reads on until an event has come, and gives the numbers of all that came, repeated ones once. */
async function seqsUntil(screen: Screen, last: number): Promise<number[]> {
  const seqs: number[] = [];
  while (seqs.at(-1) !== last) {
    for (const { seq } of await screen.events()) if (seq > (seqs.at(-1) ?? 0)) seqs.push(seq);
  }
  return seqs;
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe("an open calendar", () => {
  let person: Person;
  let plan: Awaited<ReturnType<typeof office>>["plan"];
  beforeEach(async () => {
    const opened = await office();
    person = opened;
    plan = opened.plan;
  });
  const change = (id: number, body: object, headers = {}) =>
    person.call("PATCH", `/projects/${id}`, { body, headers });

  test("is told when a project enters planning, changes there, and leaves it", async () => {
    const screen = await enter(person);
    const { id } = await plan();
    const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    const told = { updated: "projects", calendar: { id }, origin: null, at };
    expect(await screen.next()).toEqual({
      event: "CalendarUpdated",
      events: [{ ...told, seq: 1, method: "POST" }],
    });
    await change(id, { name: "Cits" });
    expect(await screen.events()).toEqual([{ ...told, seq: 2, method: "PATCH" }]);
    await person.call("PATCH", `/projects/${id}/toggle-planning`);
    expect(await screen.events()).toEqual([{ ...told, seq: 3, method: "PATCH" }]);
    await person.call("PATCH", `/projects/${id}/toggle-planning`);
    expect(await screen.events()).toEqual([{ ...told, seq: 4, method: "PATCH" }]);
    await person.call("DELETE", `/projects/${id}`);
    expect(await screen.events()).toEqual([{ ...told, seq: 5, method: "DELETE" }]);
  });

  test("hears nothing of projects that are not in planning, and nothing of refused changes", async () => {
    const screen = await enter(person);
    const quiet = await plan({ in_planning: false });
    await change(quiet.id, { name: "Cits" });
    await person.call("DELETE", `/projects/${quiet.id}`);
    const loud = await plan();
    await change(loud.id, { name: "" });
    await change(loud.id, { name: "Vēls" }, { "If-Match": '"7"' });
    await change(loud.id, { name: "Īsts" });
    expect((await seqsUntil(screen, 2)).length).toBe(2);
  });

  test("can tell its own changes by the name of its tab, if that is a name", async () => {
    const screen = await enter(person);
    const { id } = await plan();
    await screen.next();
    const names = ["tab-1_A", "", "x".repeat(65), "a b", "\u00e9"];
    for (const name of names) await change(id, { name: "Cits" }, { "X-Tab-Id": name });
    const origins: (string | null)[] = [];
    while (origins.length < names.length)
      origins.push(...(await screen.events()).map(({ origin }) => origin));
    expect(origins).toEqual(["tab-1_A", null, null, null, null]);
  });

  test("hears nothing of another installation", async () => {
    const other = await office();
    const screen = await enter(person);
    await other.plan();
    const { id } = await plan();
    expect(await screen.events()).toMatchObject([{ seq: 1, calendar: { id } }]);
  });

  test("hears every change once and in order, like all others", async () => {
    const screens = await Promise.all(upTo(8).map(() => enter(person)));
    await Promise.all(upTo(20).map(() => plan()));
    for (const screen of screens) expect(await seqsUntil(screen, 20)).toEqual(upTo(20));
  });

  test("cannot tell the others anything of the calendar", async () => {
    const [loud, quiet] = await Promise.all([enter(person), enter(person)]);
    loud.send(JSON.stringify({ event: "CalendarUpdated", events: [{ seq: 99 }] }));
    await plan();
    expect(await quiet.events()).toMatchObject([{ seq: 1 }]);
    expect(await loud.events()).toMatchObject([{ seq: 1 }]);
  });
});

describe("a calendar that comes back", () => {
  test("is sent what it missed, however long nobody was in the room", async () => {
    const { plan, ...person } = await office();
    for (const _ of upTo(3)) await plan();
    expect((await (await enter(person, "?seq=0")).events()).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await (await enter(person, "?seq=2")).events()).map(({ seq }) => seq)).toEqual([3]);
    expect(await (await enter(person, "?seq=3")).events()).toEqual([]);
  });

  test("is sent what it missed while others were in the room", async () => {
    const { plan, ...person } = await office();
    const [stays, goes] = await Promise.all([enter(person), enter(person)]);
    await plan();
    expect(await goes.events()).toMatchObject([{ seq: 1 }]);
    goes.leave();
    for (const _ of upTo(3)) await plan();
    expect(await seqsUntil(stays, 4)).toEqual(upTo(4));
    const back = await enter(person, "?seq=1");
    expect((await back.events()).map(({ seq }) => seq)).toEqual([2, 3, 4]);
    await plan();
    expect(await back.events()).toMatchObject([{ seq: 5 }]);
  });

  test("misses nothing of what happens while it comes", async () => {
    const { plan, ...person } = await office();
    const changes = upTo(30).map(() => plan());
    const screens = await Promise.all(upTo(10).map(() => enter(person, "?seq=0")));
    await Promise.all(changes);
    for (const screen of screens) expect(await seqsUntil(screen, 30)).toEqual(upTo(30));
  });
});

describe("a calendar with a number that the room does not know", () => {
  let opened: Awaited<ReturnType<typeof office>>;
  beforeAll(async () => {
    opened = await office();
    await opened.plan();
  });

  test.each(["99", "-1", "1.5", "x", "", "1e3", "9".repeat(40)])("reloads its data (%j)", async (seq) => {
    const screen = await enter(opened, `?seq=${seq}`);
    expect(await screen.next()).toEqual({ event: "reset" });
    const { id } = await opened.plan();
    expect(await screen.events()).toMatchObject([{ calendar: { id } }]);
  });
});

describe("the socket of a session that ends", () => {
  test("is closed by logging out, and no other", async () => {
    const { plan, ...person } = await office();
    const elsewhere = await signIn(person.installation, founder);
    const [here, there] = await Promise.all([enter(elsewhere), enter(person)]);
    await elsewhere.call("GET", "/logout");
    expect(await here.closed).toBe(4401);
    await plan();
    expect(await there.events()).toMatchObject([{ seq: 1 }]);
  });

  test("is closed by a renewed password, in every tab", async () => {
    const { installation, call, token } = await office();
    const person = { installation, call, token };
    const screens = await Promise.all([
      enter(person),
      enter(person),
      enter(await signIn(installation, founder)),
    ]);
    const stranger = strangerAt(installation);
    await stranger("POST", "/request_password_reset", { body: { email: founder } });
    const link = tokenIn((await mailsOf(installation))[0]?.link);
    await stranger("PATCH", `/update_password_reset/${link}`, { body: { password: "pavisam cita parole" } });
    expect(await Promise.all(screens.map(({ closed }) => closed))).toEqual([4401, 4401, 4401]);
  });

  test("does not stay when it was being opened just then", async () => {
    const { installation } = await office();
    for (const _ of upTo(3)) {
      const person = await signIn(installation, founder);
      const [screen] = await Promise.all([enter(person).catch(() => null), person.call("GET", "/logout")]);
      if (screen) expect(await screen.closed).toBe(4401);
    }
  });
});
