import { describe, expect, test } from "vitest";
import { cashSteps, habitOf, placeIn } from "./cash-flow.ts";

describe("the steps of a cash flow", () => {
  const steps = cashSteps("2026-11-29");

  test("are what was due before, eight weeks, and what comes later", () => {
    expect(steps.map(({ from, to }) => [from, to]).slice(0, 3)).toEqual([
      [null, "2026-11-22"],
      ["2026-11-23", "2026-11-29"],
      ["2026-11-30", "2026-12-06"],
    ]);
    expect(steps.at(-1)).toMatchObject({ from: "2027-01-18", to: null });
    expect(steps).toHaveLength(10);
  });

  test.each([
    ["2020-01-01", 0],
    ["2026-11-22", 0],
    ["2026-11-23", 1],
    ["2027-01-17", 8],
    ["2027-01-18", 9],
    ["2031-05-05", 9],
  ])("have %s in one of them", (date, place) => {
    expect(placeIn(steps, date)).toBe(steps[place]);
  });
});

test.each([
  [[], 0],
  [[40], 0],
  [[3, 9], 3],
  [[30, -2, 5], 5],
  [[10, 10, 200, 11], 10],
])("of %j the habit is %d days", (days, habit) => {
  expect(habitOf(days)).toBe(habit);
});
