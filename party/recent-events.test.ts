import { describe, expect, test } from "vitest";
import type { LiveEvent } from "./messages.ts";
import { RecentEvents } from "./recent-events.ts";

const events = (from: number, to: number): LiveEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    seq: from + index,
    updated: "projects",
    method: "PATCH",
    calendar: { id: 1 },
    origin: null,
    at: "2026-11-20T08:00:00.000Z",
  }));
const seqs = (list: LiveEvent[] | null) => list?.map(({ seq }) => seq) ?? null;

describe("the events that a room remembers", () => {
  test("know nothing at first", () => {
    expect(new RecentEvents().since(0)).toBeNull();
    expect(new RecentEvents().since(-1)).toBeNull();
  });

  test("are given from where somebody left off", () => {
    const recent = new RecentEvents();
    recent.add(events(5, 6));
    recent.add(events(7, 9));
    expect(seqs(recent.since(4))).toEqual([5, 6, 7, 8, 9]);
    expect(seqs(recent.since(7))).toEqual([8, 9]);
    expect(seqs(recent.since(9))).toEqual([]);
  });

  test("do not pretend to know what came before or what is still to come", () => {
    const recent = new RecentEvents();
    recent.add(events(5, 6));
    expect(recent.since(3)).toBeNull();
    expect(recent.since(7)).toBeNull();
  });

  test.each([
    ["a gap", 8],
    ["a repetition", 6],
    ["a log that was put back", 2],
  ])("start over after %s", (_, from) => {
    const recent = new RecentEvents();
    recent.add(events(5, 6));
    recent.add(events(from, from));
    expect(recent.since(4)).toBeNull();
    expect(seqs(recent.since(from - 1))).toEqual([from]);
  });

  test("go on from what the log said, even if that was nothing", () => {
    const recent = new RecentEvents();
    recent.learn(6, []);
    expect(seqs(recent.since(6))).toEqual([]);
    recent.add(events(7, 7));
    expect(seqs(recent.since(6))).toEqual([7]);
  });

  test("are the last thousand", () => {
    const recent = new RecentEvents();
    recent.add(events(1, 900));
    recent.add(events(901, 1_100));
    expect(recent.since(99)).toBeNull();
    expect(recent.since(100)).toHaveLength(1_000);
    recent.learn(1_100, events(1_101, 2_500));
    expect(recent.since(1_499)).toBeNull();
    expect(recent.since(1_500)).toHaveLength(1_000);
  });
});
