import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { frontApi } from "../app.ts";
import type { Sender, Visitor } from "../contract.ts";
import { memoryDatabase } from "../db/memory-database.ts";
import { findUserByEmail } from "../db/users.ts";
import type { FrontCall } from "../operations/call.ts";
import * as door from "../sign-in/sign-in.ts";
import { hashPassword } from "./password.ts";

const lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line));

beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const secret = "četri zirgi pļavā";
const anna = { name: "Anna Ozola", email: "anna@test.lv", language: "lv" as const };

/** The front before an installation in memory, whose administrator has set a password. */
async function office() {
  const database = memoryDatabase();
  const link = door.found(database, anna) ?? "";
  door.completeRenewal(database, link, await hashPassword(secret));
  const installation = {
    beginLogin: (email: string, visitor: Visitor, sender: Sender) =>
      door.beginLogin(database, email, visitor, sender),
    completeLogin: (email: string, visitor: Visitor, hashes: { compared: string; renewed: string | null }) =>
      door.completeLogin(database, email, visitor, hashes),
    checkRenewal: (token: string, address: string) => door.checkRenewal(database, token, address),
  };
  const namespace = { idFromName: () => "id", get: () => installation };
  const env: FrontCall["Bindings"] = Object({
    INSTALLATIONS: namespace,
    actor: null,
    t: (key: string) => key,
  });
  const ask = (method: string, path: string, body: object) =>
    frontApi.request(
      `/api${path}`,
      {
        method,
        body: JSON.stringify(body),
        headers: {
          "Content-Type": "application/json",
          "X-Installation": "acme",
          "X-Client-Address": "192.0.2.1",
          "X-Request-Id": "r-1",
        },
      },
      env,
    );
  const login = (email: string, password: string) => ask("POST", "/login", { email, password });
  return { login, ask, annaId: findUserByEmail(database, anna.email)?.id };
}

const refused = { level: "info", request_id: "r-1", installation: "acme", client_address: "192.0.2.1" };

describe("a refused sign-in leaves a line", () => {
  test("with the account, the address and the reason", async () => {
    const { login, annaId } = await office();
    expect((await login(anna.email, "ne tā parole")).status).toBe(403);
    expect(logged()).toEqual([{ ...refused, event: "sign_in_refused", reason: "credentials", user: annaId }]);
  });

  test("without what was typed, where it is nobody's account", async () => {
    const { login } = await office();
    await login("nobody@test.lv", secret);
    expect(logged()).toEqual([{ ...refused, event: "sign_in_refused", reason: "credentials", user: null }]);
    expect(lines.join()).not.toMatch(/nobody|zirgi|scrypt/);
  });

  test("when there were too many", async () => {
    const { login, annaId } = await office();
    for (let guess = 1; guess <= 5; guess += 1) await login(anna.email, "ne tā parole");
    lines.length = 0;
    expect((await login(anna.email, secret)).status).toBe(429);
    expect(logged()).toEqual([{ ...refused, event: "sign_in_refused", reason: "limit", user: annaId }]);
  });

  test("and one that succeeds leaves none: it is in the audit", async () => {
    const { login } = await office();
    expect((await login(anna.email, secret)).status).toBe(200);
    expect(logged()).toEqual([]);
  });
});

test("a link that is none leaves a line without its token", async () => {
  const { ask } = await office();
  const token = "WQk3mPz8sT1uVbN5xYc7Rd2LfG9hJ4aE6oKiMnBvCxZ";
  expect((await ask("PATCH", `/update_password_reset/${token}`, { password: secret })).status).toBe(404);
  expect(logged()).toEqual([{ ...refused, event: "link_refused", reason: "unknown", user: null }]);
});
