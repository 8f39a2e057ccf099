import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashingTurn } from "./hashing-turn.ts";

beforeEach(() => {
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
    await hashingTurn();
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
