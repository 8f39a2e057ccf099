import { describe, expect, test } from "vitest";
import { alarmsOf, nextNight } from "./alarms.ts";

/** A storage as far as due times use it. */
function storageInMemory() {
  const kept = new Map<string, unknown>();
  const alarms: number[] = [];
  const storage: DurableObjectStorage = Object({
    kv: { get: (key: string) => kept.get(key), put: (key: string, value: unknown) => kept.set(key, value) },
    setAlarm: async (time: number) => void alarms.push(time),
  });
  return { storage, alarms };
}

describe("chores that share an alarm", () => {
  test("are woken for by whichever comes first, and each when it is due", async () => {
    const { storage, alarms } = storageInMemory();
    const due = alarmsOf(storage);
    await due.at("copy", 5_000);
    await due.at("outbox", 1_000);
    await due.at("outbox", 2_000);
    expect(alarms).toEqual([5_000, 1_000]);
    expect([...(await due.take(1_000))]).toEqual([["outbox", 1_000]]);
    expect(alarms.at(-1)).toBe(5_000);
    expect([...(await due.take(4_999))]).toEqual([]);
    await due.at("outbox", 6_000);
    expect([...(await due.take(9_000))]).toEqual([
      ["outbox", 6_000],
      ["copy", 5_000],
    ]);
    expect([...(await due.take(99_000))]).toEqual([]);
  });
});

describe("the night of an installation", () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `installation ${index}`);
  const at = (time: string) => Date.parse(`${time}Z`);

  test.each(["2026-11-22T00:00", "2026-11-22T02:30", "2026-11-22T12:00", "2026-11-22T23:59"])(
    "comes within a day after %s, from 22:00 to 03:00 UTC",
    (time) => {
      for (const id of ids) {
        const night = nextNight(id, at(time));
        expect(night).toBeGreaterThan(at(time));
        expect(night - at(time)).toBeLessThanOrEqual(24 * 3_600_000);
        expect([22, 23, 0, 1, 2]).toContain(new Date(night).getUTCHours());
        expect(nextNight(id, night)).toBe(night + 24 * 3_600_000);
      }
    },
  );

  test("is spread over the hours", () => {
    const hours = ids.map((id) => new Date(nextNight(id, at("2026-11-22T12:00"))).getUTCHours());
    for (const hour of [22, 23, 0, 1, 2])
      expect(hours.filter((other) => other === hour).length).toBeGreaterThan(120);
  });
});
