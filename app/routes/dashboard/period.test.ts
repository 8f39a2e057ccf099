import { describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { presets, readPeriod } from "./period.ts";

const read = (query: string) => readPeriod(new URLSearchParams(query));
const year = today().slice(0, 4);
const thisYear = { from: `${year}-01-01`, to: `${year}-12-31` };

describe("the period of an address", () => {
  test.each([
    ["", thisYear],
    ["from=&to=", thisYear],
    ["from=2025-03-01&to=2025-04-15", { from: "2025-03-01", to: "2025-04-15" }],
    ["from=1.3.2025&to=15.04.2025", { from: "2025-03-01", to: "2025-04-15" }],
    ["from=2024-02-01", { from: "2024-02-01", to: "2024-12-31" }],
    ["from=2016-01-01&to=2025-12-31", { from: "2016-01-01", to: "2025-12-31" }],
  ])("%s is understood", (query, period) => {
    expect(read(query)).toEqual({ period, typed: period, errors: {} });
  });

  test.each([
    ["from=soon&to=2025-04-15", { from: ["errors.date"] }],
    ["from=2025-04-15&to=2025-04-14", { to: ["errors.due_before_start"] }],
    ["from=2015-12-31&to=2025-12-31", { to: ["dashboard.period_long"] }],
  ])("%s says what is wrong, keeps what was typed and shows this year", (query, errors) => {
    const typed = Object.fromEntries(new URLSearchParams(query));
    expect(read(query)).toEqual({ period: thisYear, typed, errors });
  });
});

test("presets are whole years, quarters and months", () => {
  expect(presets("2026-11-20").map(({ period }) => period)).toEqual([
    { from: "2026-01-01", to: "2026-12-31" },
    { from: "2025-01-01", to: "2025-12-31" },
    { from: "2026-10-01", to: "2026-12-31" },
    { from: "2025-12-01", to: "2026-11-30" },
  ]);
  expect(presets("2028-02-29")[2]?.period).toEqual({ from: "2028-01-01", to: "2028-03-31" });
});
