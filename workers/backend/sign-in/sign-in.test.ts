import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { audit } from "../db/audit.ts";
import { memoryDatabase } from "../db/memory-database.ts";
import { waitingMails } from "../db/outbox.ts";
import { findSession } from "../db/sessions.ts";
import { users } from "../db/users.ts";
import * as signIn from "./sign-in.ts";

const founder = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" as const };
const sender = { origin: "https://portal.agency.lv", title: "Birojs" };
const address = "192.0.2.1";
const stranger = { address, browser: null };

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3600 * 1000);
const days = (count: number) => hours(count * 24);

/** An installation whose administrator has set a password, and is signed in. */
function office() {
  const database = memoryDatabase();
  const link = signIn.found(database, founder) ?? "";
  const first = signIn.completeRenewal(database, link, "hash")?.opened ?? "";
  const login = () =>
    signIn.completeLogin(database, founder.email, stranger, { compared: "hash", renewed: null });
  return { database, first, login, token: login() ?? "" };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a person who was deactivated", () => {
  test("is out at once, and comes in by no door", () => {
    const { database, login, token } = office();
    signIn.requestRenewal(database, founder.email, address, sender);
    const link = waitingMails(database)[0]?.text.match(/renew-password-form\/(\S+)/)?.[1] ?? "";
    expect(signIn.checkRenewal(database, link, address).valid).toBe(true);

    database.update(users).set({ is_active: false }).run();
    expect(findSession(database, token)).toBeNull();
    expect(signIn.beginLogin(database, founder.email, stranger, sender).hash).toBeNull();
    expect(login()).toBeNull();
    expect(signIn.checkRenewal(database, link, address).valid).toBe(false);
    expect(signIn.completeRenewal(database, link, "other")).toBeNull();
    signIn.requestRenewal(database, founder.email, address, sender);
    expect(waitingMails(database)).toHaveLength(1);
  });
});

describe("a session", () => {
  test("ends after seven days without a visit", () => {
    const { database, token } = office();
    days(6);
    expect(findSession(database, token)).not.toBeNull();
    days(6);
    expect(findSession(database, token)).not.toBeNull();
    days(8);
    expect(findSession(database, token)).toBeNull();
  });

  test("ends after thirty days, visited or not", () => {
    const { database, token } = office();
    for (let visit = 1; visit <= 5; visit += 1) {
      days(5);
      expect(findSession(database, token)).not.toBeNull();
    }
    days(6);
    expect(findSession(database, token)).toBeNull();
  });

  test("is not opened with a password that was changed while it was compared", () => {
    const { database } = office();
    expect(
      signIn.completeLogin(database, founder.email, stranger, { compared: "older hash", renewed: null }),
    ).toBeNull();
  });
});

describe("a link that sets a password", () => {
  test("holds two hours when it was asked for", () => {
    const { database } = office();
    signIn.requestRenewal(database, founder.email, address, sender);
    const link = waitingMails(database)[0]?.text.match(/renew-password-form\/(\S+)/)?.[1] ?? "";
    hours(1.9);
    expect(signIn.checkRenewal(database, link, address).valid).toBe(true);
    hours(0.2);
    expect(signIn.checkRenewal(database, link, address).valid).toBe(false);
    expect(signIn.completeRenewal(database, link, "other")).toBeNull();
  });

  test("holds three days when it founds an installation, and can be had again until it is used", () => {
    const database = memoryDatabase();
    const first = signIn.found(database, founder) ?? "";
    hours(73);
    expect(signIn.checkRenewal(database, first, address).valid).toBe(false);
    const second = signIn.found(database, founder) ?? "";
    hours(71);
    expect(signIn.completeRenewal(database, second, "hash")).toEqual({
      ended: [],
      opened: expect.any(String),
    });
  });

  test("founds an installation only where nobody runs it yet", () => {
    const { database } = office();
    expect(signIn.found(database, founder)).toBeNull();
    expect(signIn.found(database, { ...founder, email: "other@test.lv" })).toBeNull();
    database.update(users).set({ is_active: false }).run();
    expect(signIn.found(database, { ...founder, email: "other@test.lv" })).toBeNull();
  });

  test("of somebody who never came does not make another one's beside it", () => {
    const database = memoryDatabase();
    expect(signIn.found(database, founder)).toEqual(expect.any(String));
    expect(signIn.found(database, { ...founder, email: "other@test.lv" })).toBeNull();
  });

  test("names the sessions that it ended", () => {
    const { database, first, login, token } = office();
    const sessions = [first, token, login() ?? ""].map((one) => findSession(database, one)?.sessionId);
    signIn.requestRenewal(database, founder.email, address, sender);
    const link = waitingMails(database)[0]?.text.match(/renew-password-form\/(\S+)/)?.[1] ?? "";
    expect(signIn.completeRenewal(database, link, "other")).toEqual({ ended: sessions, opened: null });
  });
});

test("who has to wait is told for how long, and may try again then", () => {
  const { database } = office();
  const attempt = () => signIn.beginLogin(database, founder.email, stranger, sender).wait;
  for (let guess = 1; guess <= 5; guess += 1) expect(attempt()).toBe(0);
  expect(attempt()).toBe(60);
  vi.setSystemTime(Date.now() + 45_500);
  expect(attempt()).toBe(15);
  vi.setSystemTime(Date.now() + 15_000);
  expect(attempt()).toBe(0);
});

describe("many guesses", () => {
  type Office = ReturnType<typeof office>;
  const guess = ({ database }: Office, visitor: { address: string; browser: string | null } = stranger) =>
    signIn.beginLogin(database, founder.email, visitor, sender).wait;
  /** Guesses for as long as it takes: `count` that are looked at. Answers the minutes that it took. */
  const guesses = (place: Office, count: number) => {
    const began = Date.now();
    for (let made = 0; made < count; ) {
      const wait = guess(place);
      if (wait === 0) made += 1;
      else vi.setSystemTime(Date.now() + wait * 1000);
    }
    return Math.round((Date.now() - began) / 60_000);
  };

  test("wait longer each time, an hour at most, and are forgotten after a quiet day", () => {
    const place = office();
    expect(guesses(place, 6)).toBe(1);
    expect(guesses(place, 30)).toBeGreaterThanOrEqual(60);
    for (let made = 0; guess(place) === 0; made += 1) expect(made).toBeLessThan(5);
    expect(guess(place)).toBeLessThanOrEqual(3600);
    hours(25);
    for (let made = 1; made <= 5; made += 1) expect(guess(place)).toBe(0);
    expect(guess(place)).toBe(60);
  });

  test("of strangers do not keep out who has signed in from the browser before, and has five of its own", () => {
    const place = office();
    guesses(place, 30);
    const known = { address, browser: "one" };
    expect(guess(place)).toBeGreaterThan(0);
    for (let made = 1; made <= 5; made += 1) expect(guess(place, known)).toBe(0);
    expect(guess(place, known)).toBe(60);
    expect(guess(place, { address, browser: "two" })).toBe(0);
  });

  test("are not taken back by the person's success in a known browser", () => {
    const place = office();
    guesses(place, 5);
    const known = { address, browser: "one" };
    guess(place, known);
    const hashes = { compared: "hash", renewed: null };
    expect(signIn.completeLogin(place.database, founder.email, known, hashes)).not.toBeNull();
    expect(guess(place)).toBeGreaterThan(0);
  });

  test("are told to the person by mail, once a day, and to nobody else", () => {
    const place = office();
    guesses(place, 10);
    expect(waitingMails(place.database)).toEqual([]);
    guesses(place, 15);
    const [mail, ...others] = waitingMails(place.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [founder.email],
      subject: "Birojs: nepareizas paroles mēģinājumi",
    });
    expect(mail?.text).toContain("10 reižu ievadīta nepareiza parole");
    expect(mail?.text).toContain("https://portal.agency.lv/renew-password");
    hours(25);
    guesses(place, 12);
    expect(waitingMails(place.database)).toHaveLength(2);
    for (let made = 1; made <= 20; made += 1)
      signIn.beginLogin(place.database, "nobody@test.lv", stranger, sender);
    expect(waitingMails(place.database)).toHaveLength(2);
  });

  test("from one household's IPv6 network are one visitor's", () => {
    const { database } = office();
    const from = (host: number, network = "1") => ({
      address: `2001:db8:0:${network}::${host.toString(16)}`,
      browser: null,
    });
    const wait = (count: number, network?: string) =>
      signIn.beginLogin(database, `p${count}@test.lv`, from(count, network), sender).wait;
    for (let made = 1; made <= 30; made += 1) expect(wait(made)).toBe(0);
    expect(wait(31)).toBe(60);
    expect(wait(32, "2")).toBe(0);
  });
});

test("of mails of password renewal five go to one person an hour, and twelve a day, no matter who asks", () => {
  const { database } = office();
  const ask = (count: number) => signIn.requestRenewal(database, founder.email, `192.0.2.${count}`, sender);
  let sent = 0;
  for (let minutes = 0; minutes < 23 * 60; minutes += 5) {
    if (ask(minutes % 200) === 0) sent += 1;
    if (minutes === 55) expect(sent).toBe(5);
    vi.setSystemTime(Date.now() + 5 * 60_000);
  }
  expect(sent).toBe(12);
  expect(ask(1)).toBeGreaterThan(1800);
  hours(2);
  expect(ask(1)).toBe(0);
});

test("founding, signing in and renewing a password leave one audit event each, and no secret in it", () => {
  const { database } = office();
  signIn.requestRenewal(database, founder.email, address, sender);
  signIn.requestRenewal(database, "nobody@test.lv", address, sender);
  signIn.completeLogin(database, founder.email, stranger, { compared: "wrong hash", renewed: null });
  signIn.completeRenewal(database, "wrong link", "hash");
  const events = database.select().from(audit).all();
  expect(events.map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
    ["found", null],
    ["renewal.complete", 1],
    ["login", 1],
    ["renewal.request", null],
  ]);
  expect(JSON.stringify(events.map(({ hash: _chain, ...event }) => event))).not.toMatch(/hash|[\w-]{43}/);
});
