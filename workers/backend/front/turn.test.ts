import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "./turn.ts";

let began: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  began = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that takes as long. */
const take = (key: string, name: string, ms: number) =>
  inTurn(key, async () => {
    began.push(name);
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

test("what is asked for under one key is done one after another, and another key waits for none of it", async () => {
  for (const name of ["first", "second", "third"]) void take("anna", name, 10_000);
  void take("juris", "other", 10);
  await vi.advanceTimersByTimeAsync(9000);
  expect(began).toEqual(["first", "other"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(began).toEqual(["first", "other", "second"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(began).toEqual(["first", "other", "second", "third"]);
});

test("what fails ends its turn", async () => {
  const failed = inTurn("ilze", () => Promise.reject(new Error("no")));
  const next = take("ilze", "next", 10);
  await expect(failed).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(500);
  await next;
  expect(began).toEqual(["next"]);
});

test("who is gone, at their turn or waiting for it, keeps nobody", async () => {
  for (let count = 0; count < 60; count += 1) void take("zane", "gone", 10_000);
  await vi.advanceTimersByTimeAsync(100);
  // A request that was given up takes its timers along.
  vi.clearAllTimers();
  void take("zane", "next", 10_000);
  void take("zane", "last", 10);
  await vi.advanceTimersByTimeAsync(1000);
  expect(began).toEqual(["gone", "next"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(began).toEqual(["gone", "next", "last"]);
});
