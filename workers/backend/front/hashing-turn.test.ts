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

const stranger = (site: string, agency = "portal") => ({ agency, site, isKnown: false });

test("hashes begin one after another, with a rest between, and one by itself at once", async () => {
  const began: number[] = [];
  const since = Date.now() + 5000;
  vi.setSystemTime(since);
  const hash = async () => {
    await hashingTurn(stranger("192.0.2.1"));
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

test("whom we know goes first, and of strangers nobody waits for the second of one site", async () => {
  const began: string[] = [];
  const hash = async (name: string, site: string, isKnown = false) => {
    await hashingTurn({ agency: "portal", site, isKnown });
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
  await hashingTurn(stranger("192.0.2.1"));
  void hashingTurn({ ...stranger("192.0.2.1"), isKnown: true });
  // A request that was given up takes its timers along.
  vi.clearAllTimers();
  const next = hashingTurn(stranger("192.0.2.2")).then(() => Date.now());
  const since = Date.now();
  await vi.advanceTimersByTimeAsync(500);
  expect((await next) - since).toBeLessThanOrEqual(200);
});

test("a flood from everywhere keeps nobody at another agency, and its own from a certain length on are sent away", async () => {
  const began: string[] = [];
  const hash = async (name: string, site: string, agency: string) => {
    const isLetIn = await hashingTurn(stranger(site, agency));
    began.push(isLetIn ? name : `${name} refused`);
  };
  for (let count = 0; count < 40; count += 1) void hash("flood", `192.0.2.${count}`, "portal");
  await vi.advanceTimersByTimeAsync(60);
  // One has its turn at once and one after a rest; thirty wait at a time.
  expect(began.filter((name) => name === "flood refused")).toHaveLength(9);
  const before = began.length;
  void hash("another agency", "198.51.100.1", "acme");
  void hash("another agency", "198.51.100.2", "acme");
  await vi.advanceTimersByTimeAsync(200);
  expect(began.slice(before, before + 4)).toEqual(["another agency", "flood", "another agency", "flood"]);
});
