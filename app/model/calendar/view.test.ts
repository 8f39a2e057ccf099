import { expect, test } from "vitest";
import { besides, daysShown } from "./view.ts";

// 2026-11-26 is a Thursday, 2026-11-28 a Saturday.
test("a view shows the day, the week or the two weeks of a date", () => {
  const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
  const next = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
  expect(daysShown("2026-11-26", "day")).toEqual(["2026-11-26"]);
  expect(daysShown("2026-11-28", "day")).toEqual(["2026-11-30"]);
  expect(daysShown("2026-11-28", "week")).toEqual(week);
  expect(daysShown("2026-11-26", "agenda")).toEqual(week);
  expect(daysShown("2026-11-26", "two-weeks")).toEqual([...week, ...next]);
  // 2100-12-31 is the last day that can be planned.
  const last = daysShown("2100-12-31", "two-weeks");
  expect([last.length, last[0], last.at(-1)]).toEqual([10, "2100-12-20", "2100-12-31"]);
});

test("before and after it lie as many days, and no weekend", () => {
  expect(besides("2026-11-26", "day")).toEqual({ before: "2026-11-25", after: "2026-11-27" });
  expect(besides("2026-11-27", "day")).toEqual({ before: "2026-11-26", after: "2026-11-30" });
  expect(besides("2026-11-30", "day")).toEqual({ before: "2026-11-27", after: "2026-12-01" });
  expect(besides("2026-11-23", "week")).toEqual({ before: "2026-11-16", after: "2026-11-30" });
  expect(besides("2026-11-23", "two-weeks")).toEqual({ before: "2026-11-09", after: "2026-12-07" });
});
