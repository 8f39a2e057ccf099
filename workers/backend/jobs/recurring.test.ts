import { describe, expect, test } from "vitest";
import { nextRecurring } from "./recurring.ts";

describe("the morning that invoices are made on", () => {
  const at = (time: string) => Date.parse(time);
  test.each([
    // In winter six in Latvia is four by UTC, in summer three.
    ["2026-11-25T03:59:59Z", "2026-11-25T04:00:00Z", "that day, before six"],
    ["2026-11-25T04:00:00Z", "2026-11-26T04:00:00Z", "the next day, from six on"],
    ["2026-11-27T12:00:00Z", "2026-11-28T04:00:00Z", "Saturday, after Friday"],
    ["2026-11-27T22:30:00Z", "2026-11-28T04:00:00Z", "that day, after midnight in Latvia"],
    ["2026-03-28T12:00:00Z", "2026-03-29T03:00:00Z", "an hour earlier, once clocks have changed"],
    ["2026-12-24T12:00:00Z", "2026-12-25T04:00:00Z", "Christmas"],
  ])("after %s is %s: %s", (now, morning) => {
    expect(nextRecurring(at(now))).toBe(at(morning));
  });
});
