import { describe, expect, test } from "vitest";
import { addDays, cellKey, isCurrentOrFuture, isoWeek, mondayOf, weekOf } from "./week.ts";

describe("a week", () => {
  test("is Monday to Friday, whichever of its days is asked for", () => {
    const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
    expect(weekOf("2026-11-16")).toEqual(days);
    expect(weekOf("2026-11-22")).toEqual(days);
    expect(mondayOf("2026-11-23")).toBe("2026-11-23");
  });

  test.each([
    ["2025-12-29", 1, 2026],
    ["2026-12-31", 53, 2026],
    ["2027-01-03", 53, 2026],
    ["2027-01-04", 1, 2027],
    ["2021-01-03", 53, 2020],
    ["2024-02-29", 9, 2024],
  ])("of %s is number %i of %i", (date, week, year) => {
    expect(isoWeek(date)).toEqual({ week, year });
  });

  test.each(["2026-03-29", "2026-10-25", "2027-03-28"])(
    "has all its days around the clock change of %s",
    (date) => {
      expect(addDays(addDays(date, 1), -1)).toBe(date);
      expect(new Set(Array.from({ length: 14 }, (_, days) => addDays(date, days - 7))).size).toBe(14);
    },
  );

  test("may be planned from the one that is now", () => {
    expect(isCurrentOrFuture("2026-11-16", "2026-11-20")).toBe(true);
    expect(isCurrentOrFuture("2026-11-15", "2026-11-20")).toBe(false);
    expect(isCurrentOrFuture("2026-11-16", "2026-11-22")).toBe(true);
    expect(isCurrentOrFuture("2027-01-04", "2026-12-31")).toBe(true);
  });
});

test("the key of a cell counts days from the first of January", () => {
  expect(cellKey({ date: "2026-01-01", user_id: 4, start_time_id: 8 })).toBe("0_4_8");
  expect(cellKey({ date: "2024-12-31", user_id: 12, start_time_id: 18 })).toBe("365_12_18");
});
