import { describe, expect, test } from "vitest";
import { weekOf } from "#model/date/week.ts";
import { anEntry, told } from "#tests/party/entries.ts";
import { applyEvents, type LiveEntries, mergeWeek, type PendingChange, rowsOf } from "./merge-week.ts";

const days = weekOf("2026-11-23");
const none: LiveEntries = new Map();

describe("a week", () => {
  const shown = (
    loaded: Parameters<typeof mergeWeek>[0],
    live: LiveEntries = none,
    pending: PendingChange[] = [],
  ) => mergeWeek(loaded, live, pending, days);

  test.each([
    ["the newer one that was loaded", 3, 2, "loaded"],
    ["the newer one that was told", 2, 3, "told"],
    ["what was told, of equal ones", 2, 2, "told"],
  ])("shows %s", (_, version, liveVersion, description) => {
    const loaded = [anEntry(1, { version, description: "loaded" })];
    const live = new Map([[1, anEntry(1, { version: liveVersion, description: "told" })]]);
    expect(shown(loaded, live)).toMatchObject([{ calendar_id: 1, description }]);
  });

  test("shows what was added, and never again what was deleted", () => {
    const live = applyEvents(none, [told(1, anEntry(2)), told(2, anEntry(1), "DELETE")]);
    expect(shown([anEntry(1, { version: 9 })], live)).toEqual([anEntry(2)]);
    const pending: PendingChange[] = [{ kind: "put", key: "a", entry: anEntry(1, { start_time_id: 12 }) }];
    expect(shown([anEntry(1, { version: 9 })], live, pending)).toEqual([anEntry(2)]);
  });

  test("leaves no ghost of an entry that moved to another week, and shows one that came from there", () => {
    const away = anEntry(1, { date: "2026-11-30", version: 2 });
    const here = anEntry(2, { date: "2026-11-27", version: 2 });
    const live = applyEvents(none, [told(1, away), told(2, here)]);
    expect(shown([anEntry(1)], live)).toEqual([here]);
    expect(shown([anEntry(1)], none, [{ kind: "put", key: "a", entry: away }])).toEqual([]);
  });

  test("has own changes laid over it until they are answered", () => {
    const moved = anEntry(1, { start_time_id: 12 });
    const made = anEntry(-1, { start_time_id: 15 });
    const pending: PendingChange[] = [
      { kind: "put", key: "a", entry: moved },
      { kind: "put", key: "b", entry: made },
      { kind: "remove", key: "c", calendar_id: 2 },
    ];
    expect(shown([anEntry(1), anEntry(2), anEntry(3)], none, pending)).toEqual([anEntry(3), moved, made]);
  });

  test("shows a new own entry once when the room tells of it before the answer comes", () => {
    const pending: PendingChange[] = [{ kind: "put", key: "a", entry: anEntry(-1) }];
    expect(shown([], applyEvents(none, [told(1, anEntry(7), "POST")]), pending)).toEqual([anEntry(7)]);
  });
});

describe("live events", () => {
  const [first, second] = [anEntry(1, { version: 2 }), anEntry(1, { version: 3, start_time_id: 12 })];

  test("come to the same in any order, and however often they come", () => {
    const events = [told(1, first), told(2, second), told(3, anEntry(2), "DELETE"), told(4, anEntry(2))];
    const expected = new Map([
      [1, second],
      [2, null],
    ]);
    expect(applyEvents(none, events)).toEqual(expected);
    expect(applyEvents(none, [...events, ...events.toReversed()])).toEqual(expected);
    expect(applyEvents(none, [told(3, anEntry(2), "DELETE"), told(2, second), told(1, first)])).toEqual(
      expected,
    );
  });

  test("that say nothing new leave the same map", () => {
    const live = applyEvents(none, [told(1, second), told(2, anEntry(2), "DELETE")]);
    const old = [told(1, first), told(1, { ...second }), told(2, anEntry(2), "DELETE")];
    expect(applyEvents(live, old)).toBe(live);
    const project = { updated: "projects", method: "PATCH", calendar: { id: 1 } } as const;
    expect(applyEvents(live, [{ ...project, seq: 3, origin: null, at: "" }])).toBe(live);
    expect(applyEvents(live, [])).toBe(live);
  });

  test("of a backend that counts no versions are believed in their order", () => {
    const [before, after] = [anEntry(1, { version: 0 }), anEntry(1, { version: 0, duration: 3 })];
    expect(applyEvents(none, [told(1, before), told(2, after)]).get(1)).toBe(after);
  });

  test("do not change the map they are applied to", () => {
    const live = new Map([[1, first]]);
    applyEvents(live, [told(2, second)]);
    expect(live.get(1)).toBe(first);
  });
});

describe("the rows of a week", () => {
  test("have the entries of an employee by day and hour", () => {
    const rows = rowsOf([
      anEntry(1, { start_time_id: 15 }),
      anEntry(2, { date: "2026-11-24", start_time_id: 8 }),
      anEntry(3, { start_time_id: 9 }),
      anEntry(4, { user_id: 2 }),
    ]);
    const ids = [...rows].map(([user, row]) => [user, row.map(({ calendar_id }) => calendar_id)]);
    expect(ids).toEqual([
      [1, [3, 1, 2]],
      [2, [4]],
    ]);
  });

  test("stay the same objects where nothing changed, though all was reloaded", () => {
    const entries = [anEntry(1), anEntry(2, { start_time_id: 12 }), anEntry(3, { user_id: 2 })];
    const before = rowsOf(entries);
    const loaded = structuredClone(entries).map((entry) =>
      entry.calendar_id === 2 ? { ...entry, start_time_id: 8, version: 2 } : entry,
    );
    const after = rowsOf(loaded, before);
    expect(after.get(2)).toBe(before.get(2));
    expect(after.get(1)).not.toBe(before.get(1));
    expect(after.get(1)?.[1]).toBe(before.get(1)?.[0]);
    expect(after.get(1)?.map(({ calendar_id }) => calendar_id)).toEqual([2, 1]);
  });

  test.each([
    { name: "Cits" },
    { customer: "Cits" },
    { short_name: "C" },
    { description: "x" },
    { link: "https://a.example" },
    { duration: 2 },
    { project_id: 5 },
    { work_type: { id: 1, name: "Montāža", color: "#112233" } },
    { changed_by: { id: 1, name: "Anna" } },
  ])("are new where something is seen to be: %j", (fields) => {
    const before = rowsOf([anEntry(1)]);
    expect(rowsOf([anEntry(1, fields)], before).get(1)).toEqual([anEntry(1, fields)]);
  });
});
