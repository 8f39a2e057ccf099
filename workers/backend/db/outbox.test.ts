import { count, min } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memoryDatabase } from "./memory-database.ts";
import { announce, eventsSince, liveLog } from "./outbox.ts";

function logOf(events: number) {
  const database = memoryDatabase();
  for (let id = 1; id <= events; id += 1)
    announce(database, { updated: "projects", method: "PATCH", calendar: { id }, origin: null });
  return (seq: number) => eventsSince(database, seq)?.map((event) => event.seq) ?? null;
}

describe("the log of live events", () => {
  test("replays what came after a number, in order", () => {
    const since = logOf(5);
    expect(since(0)).toEqual([1, 2, 3, 4, 5]);
    expect(since(3)).toEqual([4, 5]);
    expect(since(5)).toEqual([]);
    expect(logOf(0)(0)).toEqual([]);
  });

  test.each([6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("does not know %d", (seq) => {
    expect(logOf(5)(seq)).toBeNull();
    expect(logOf(0)(seq)).toBeNull();
  });

  test("replays a thousand events; for more the data is reloaded", () => {
    const since = logOf(1_200);
    expect(since(200)).toHaveLength(1_000);
    expect(since(199)).toBeNull();
  });

  test("keeps five thousand events", () => {
    const database = memoryDatabase();
    for (let id = 1; id <= 5_010; id += 1)
      announce(database, { updated: "projects", method: "PATCH", calendar: { id }, origin: null });
    expect(
      database
        .select({ oldest: min(liveLog.seq), kept: count() })
        .from(liveLog)
        .get(),
    ).toEqual({
      oldest: 11,
      kept: 5_000,
    });
  });
});
