import { expect, test } from "vitest";
import { forecastSteps } from "./forecast.ts";

const shown = (forecast: Record<string, number>) =>
  forecastSteps(
    Object.entries(forecast).map(([month, net_cents]) => ({ month, net_cents })),
    "2026-11",
  ).map(({ part, month, net_cents }) => [part, month, net_cents]);

test("months without income keep their place up to the last that has some", () => {
  expect(shown({ "2026-11": 100, "2027-01": 300 })).toEqual([
    ["month", "2026-11", 100],
    ["month", "2026-12", 0],
    ["month", "2027-01", 300],
  ]);
});

test("what was planned to come earlier is one step before this month", () => {
  expect(shown({ "2019-02": 5, "2026-10": 7, "2026-12": 1 })).toEqual([
    ["overdue", "2026-11", 12],
    ["month", "2026-11", 0],
    ["month", "2026-12", 1],
  ]);
  expect(shown({ "2026-10": 7 })).toEqual([["overdue", "2026-11", 7]]);
});

test("what is further than a year away is one step behind all months", () => {
  const steps = shown({ "2026-11": 1, "2027-11": 2, "2099-01": 4 });
  expect(steps).toHaveLength(13);
  expect(steps.at(-2)).toEqual(["month", "2027-10", 0]);
  expect(steps.at(-1)).toEqual(["later", "2027-11", 6]);
});

test("nothing is left of nothing", () => {
  expect(shown({})).toEqual([]);
});
