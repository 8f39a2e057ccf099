import { describe, expect, test } from "vitest";
import { memoryDatabase } from "./memory-database.ts";
import { nextDatedMorning, nextMorning } from "./mornings.ts";

describe("the morning that mails are sent on by themselves", () => {
  const at = (time: string) => Date.parse(time);
  test.each([
    // In winter seven in Latvia is five by UTC, in summer four.
    ["2026-11-25T04:59:59Z", "2026-11-25T05:00:00Z", "that day, before seven"],
    ["2026-11-25T05:00:00Z", "2026-11-26T05:00:00Z", "the next day, from seven on"],
    ["2026-11-27T12:00:00Z", "2026-11-30T05:00:00Z", "Monday, after Friday"],
    ["2026-03-27T12:00:00Z", "2026-03-30T04:00:00Z", "an hour earlier, once clocks have changed"],
    // 24 to 26 December and 1 January are holidays; 2027 begins on a Friday.
    ["2026-12-23T12:00:00Z", "2026-12-28T05:00:00Z", "after Christmas"],
    ["2026-12-31T12:00:00Z", "2027-01-04T05:00:00Z", "after the New Year"],
  ])("after %s is %s: %s", (now, morning) => {
    expect(nextMorning(memoryDatabase(), at(now))).toBe(at(morning));
  });
});

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
    expect(nextDatedMorning(at(now))).toBe(at(morning));
  });
});
