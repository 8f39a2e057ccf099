import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RecentEvents } from "#party/recent-events.ts";
import { sized } from "../support/sized.ts";
import { type Faults, SimulatedDays } from "./simulated-days.ts";

vi.mock("partyserver", () => import("./room-in-memory.ts"));

const run = sized("simulated boards", "steps", { usual: 2_000, soak: 10_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date("2026-11-23T08:00:00Z") });
  // The room and the log fail on purpose, and each time leave a line.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** All boards come to what the database has, and nobody is booked twice. */
test(run.title, { timeout: run.patience }, async () => {
  const days = new SimulatedDays(run.seed);
  expect(await days.run(run.size)).toEqual([]);
  console.info(`${run.title}:`, days.counted);
  // A run in which little happened would prove little.
  expect(days.counted.changed).toBeGreaterThan(run.size / 20);
  expect(days.counted.refused).toBeGreaterThan(run.size / 100);
  expect(days.counted.cut).toBeGreaterThan(run.size / 200);
});

describe("the simulation notices", () => {
  const wrongWith = (faults: Faults = {}) => new SimulatedDays(7, faults).run(1_500);
  const another = /^Board \d+ shows another week than the database has$/;

  test("nothing where nothing is wrong", async () => {
    expect(await wrongWith()).toEqual([]);
  });

  test("a room that takes what it forgot for nothing", async () => {
    const since = RecentEvents.prototype.since;
    vi.spyOn(RecentEvents.prototype, "since").mockImplementation(function (this: RecentEvents, seq) {
      return since.call(this, seq) ?? [];
    });
    expect(await wrongWith()).toContainEqual(expect.stringMatching(another));
  });

  test("a replay from memory that is off by one", async () => {
    const since = RecentEvents.prototype.since;
    vi.spyOn(RecentEvents.prototype, "since").mockImplementation(function (this: RecentEvents, seq) {
      return since.call(this, seq)?.slice(1) ?? null;
    });
    expect(await wrongWith()).toContainEqual(expect.stringMatching(another));
  });

  test("a replay from the log that is off by one", async () => {
    const missedSince: Faults["missedSince"] = (seq, right) => right(seq)?.slice(1) ?? null;
    expect(await wrongWith({ missedSince })).toContainEqual(expect.stringMatching(another));
  });

  test("boards that do not keep the number of the last event", async () => {
    expect(await wrongWith({ isCounting: false })).toContainEqual(expect.stringMatching(another));
  });

  test("boards that believe whatever comes last, their own late answers too", async () => {
    const apply: Faults["apply"] = (live, events) => {
      const next = new Map(live);
      for (const event of events)
        if (event.updated === "calendar")
          next.set(event.calendar.calendar_id, event.method === "DELETE" ? null : event.calendar);
      return next;
    };
    expect(await wrongWith({ apply, isCredulous: true })).toContainEqual(expect.stringMatching(another));
  });
});
