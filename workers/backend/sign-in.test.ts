import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { audit } from "./db/audit";
import { memoryDatabase } from "./db/memory-database";
import { waitingMails } from "./db/outbox";
import { findSession } from "./db/sessions";
import { users } from "./db/users";
import * as signIn from "./sign-in";

const founder = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" as const };
const sender = { origin: "https://portal.agency.lv", title: "Birojs" };
const address = "192.0.2.1";

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3600 * 1000);
const days = (count: number) => hours(count * 24);

/** An installation whose administrator has set a password, and is signed in. */
function office() {
  const database = memoryDatabase();
  const link = signIn.found(database, founder) ?? "";
  signIn.completeRenewal(database, link, "hash");
  const login = () => signIn.completeLogin(database, founder.email, "hash", null);
  return { database, login, token: login() ?? "" };
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
    expect(signIn.beginLogin(database, founder.email, address).hash).toBeNull();
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
    expect(signIn.completeLogin(database, founder.email, "older hash", null)).toBeNull();
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
    expect(signIn.completeRenewal(database, second, "hash")).toEqual([]);
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
    const { database, login, token } = office();
    const sessions = [token, login() ?? ""].map((one) => findSession(database, one)?.sessionId);
    signIn.requestRenewal(database, founder.email, address, sender);
    const link = waitingMails(database)[0]?.text.match(/renew-password-form\/(\S+)/)?.[1] ?? "";
    expect(signIn.completeRenewal(database, link, "other")).toEqual(sessions);
  });
});

test("who has to wait is told for how long, and may try again then", () => {
  const { database } = office();
  const attempt = () => signIn.beginLogin(database, founder.email, address).wait;
  for (let guess = 1; guess <= 5; guess += 1) expect(attempt()).toBe(0);
  expect(attempt()).toBe(60);
  vi.setSystemTime(Date.now() + 45_500);
  expect(attempt()).toBe(15);
  vi.setSystemTime(Date.now() + 15_000);
  expect(attempt()).toBe(0);
});

test("founding, signing in and renewing a password leave one audit event each, and no secret in it", () => {
  const { database } = office();
  signIn.requestRenewal(database, founder.email, address, sender);
  signIn.requestRenewal(database, "nobody@test.lv", address, sender);
  signIn.completeLogin(database, founder.email, "wrong hash", null);
  signIn.completeRenewal(database, "wrong link", "hash");
  const events = database.select().from(audit).all();
  expect(events.map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
    ["found", null],
    ["renewal.complete", 1],
    ["login", 1],
    ["renewal.request", null],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/hash|[\w-]{43}/);
});
