import { afterEach, beforeEach, expect, test, vi } from "vitest";

let hashingTurn: typeof import("./hashing-turn.ts").hashingTurn;
beforeEach(async () => {
  // A queue of its own: what is left in it would keep the hashes of other tests.
  vi.resetModules();
  ({ hashingTurn } = await import("./hashing-turn.ts"));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("hashes begin one after another, with a rest between, and one by itself at once", async () => {
  const began: number[] = [];
  const since = Date.now() + 5000;
  vi.setSystemTime(since);
  const hash = async () => {
    await hashingTurn({ address: "192.0.2.1", isKnown: false });
    began.push(Date.now() - since);
  };
  await hash();
  for (let count = 0; count < 3; count += 1) void hash();
  await vi.advanceTimersByTimeAsync(200);
  expect(began).toEqual([0, 50, 100, 150]);
  vi.setSystemTime(since + 5000);
  await hash();
  expect(began.at(-1)).toBe(5000);
});

test("whom we know goes first, and of strangers nobody waits for the second of one address", async () => {
  const began: string[] = [];
  const hash = async (name: string, address: string, isKnown = false) => {
    await hashingTurn({ address, isKnown });
    began.push(name);
  };
  for (let count = 0; count < 30; count += 1) void hash("flood", "192.0.2.1");
  await vi.advanceTimersByTimeAsync(120);
  expect(began).toHaveLength(3);
  void hash("elsewhere", "192.0.2.2");
  void hash("known", "192.0.2.1", true);
  await vi.advanceTimersByTimeAsync(100);
  expect(began.slice(3)).toEqual(["known", "elsewhere"]);
  await vi.advanceTimersByTimeAsync(27 * 60);
  expect(began).toHaveLength(32);
});

test("who is gone while waiting keeps nobody", async () => {
  await hashingTurn({ address: "192.0.2.1", isKnown: false });
  void hashingTurn({ address: "192.0.2.1", isKnown: true });
  // A request that was given up takes its timers along.
  vi.clearAllTimers();
  const next = hashingTurn({ address: "192.0.2.2", isKnown: false }).then(() => Date.now());
  const since = Date.now();
  await vi.advanceTimersByTimeAsync(500);
  expect((await next) - since).toBeLessThanOrEqual(200);
});
