import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { installationApi } from "../app.ts";
import { memoryDatabase } from "../db/memory-database.ts";
import { texts } from "../words/texts.ts";
import type { Actor } from "./actor.ts";

const begun = Date.parse("2026-11-20T10:00:00.000Z");
const day = 24 * 3_600_000;
const admin: Actor = { id: 1, role: "admin", role_id: 1, permissions: [], sessionId: 1, modules: moduleKeys };

beforeEach(() => {
  vi.useFakeTimers({ now: begun, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an answer is held for 24 hours: until then the same request with its key is not done again", async () => {
  const database = memoryDatabase();
  const env = { database, actor: admin, identify: async () => admin, t: texts("lv"), dispatch: () => {} };
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "one" },
    body: JSON.stringify({ name: "Banka", swift: "BANKLV22" }),
  };
  /** The status so many milliseconds after the first time, and the bank's id. */
  const again = async (later: number) => {
    vi.setSystemTime(begun + later);
    const answer = await installationApi.request("/api/banks", request, env);
    return [answer.status, JSON.parse(await answer.text()).data?.id];
  };
  const first = await again(0);
  expect(first[0]).toBe(201);
  expect(await again(day - 1)).toEqual(first);
  expect(await again(day)).toEqual(first);
  // Done once more, and so told that there is such a bank.
  expect(await again(day + 1)).not.toEqual(first);
});
