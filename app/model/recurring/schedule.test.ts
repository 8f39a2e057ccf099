import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterPeriod, dateAfter, dateFrom, datesUntil, type Schedule } from "./schedule.ts";

const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  every: "month",
  day_of_month: 1,
  starts_on: "2026-11-28",
  ends_on: null,
  ...more,
});

describe("the dates of what recurs", () => {
  test.each<[string, Partial<Schedule>, string[]]>([
    ["the first of each month", {}, ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"]],
    ["the day that it starts on", { day_of_month: 28 }, ["2026-11-28", "2026-12-28", "2027-01-28"]],
    [
      "the 31st, or the last day of a shorter month",
      { day_of_month: 31, starts_on: "2027-01-15" },
      ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"],
    ],
    [
      "the 30th in a leap year",
      { day_of_month: 30, starts_on: "2028-01-01" },
      ["2028-01-30", "2028-02-29", "2028-03-30"],
    ],
    [
      "a quarter from the first date, and not from the start",
      { every: "quarter", day_of_month: 15 },
      ["2026-12-15", "2027-03-15", "2027-06-15", "2027-09-15"],
    ],
    [
      "a quarter at the end of November",
      { every: "quarter", day_of_month: 31, starts_on: "2027-11-01" },
      ["2027-11-30", "2028-02-29", "2028-05-31"],
    ],
    ["until its last day, which counts", { ends_on: "2027-01-01" }, ["2026-12-01", "2027-01-01"]],
    ["no more than that", { ends_on: "2026-12-31" }, ["2026-12-01"]],
    ["none where it ends before its first day", { ends_on: "2026-11-30" }, []],
  ])("are %s", (_what, more, expected) => {
    const until = expected.at(-1) ?? "2030-01-01";
    expect(datesUntil(schedule(more), "2026-01-01", until)).toEqual(expected);
  });

  test("begin on any day that is asked for", () => {
    const quarterly = schedule({ every: "quarter", day_of_month: 31, starts_on: "2027-01-31" });
    expect(dateFrom(quarterly, "2027-01-31")).toBe("2027-01-31");
    expect(dateFrom(quarterly, "2027-02-01")).toBe("2027-04-30");
    expect(dateFrom(quarterly, "2027-04-30")).toBe("2027-04-30");
    expect(dateFrom(quarterly, "2027-05-01")).toBe("2027-07-31");
    expect(dateAfter(quarterly, "2027-04-30")).toBe("2027-07-31");
  });

  test("are one of a month at most, also where the day was changed", () => {
    expect(dateAfter(schedule({ day_of_month: 20 }), "2027-03-01")).toBe("2027-04-20");
  });
});

const anySchedule = fc.record({
  every: fc.constantFrom("month" as const, "quarter" as const),
  day_of_month: fc.integer({ min: 1, max: 31 }),
  starts_on: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  ends_on: fc.constant(null),
});

test("of years are as many as the periods in them, each on its day", () => {
  fc.assert(
    fc.property(anySchedule, (any) => {
      const dates = datesUntil(any, any.starts_on, "2050-12-31");
      const step = any.every === "month" ? 1 : 3;
      const [first = ""] = dates;
      expect(first >= any.starts_on).toBe(true);
      const [year = 0, month = 0] = first.split("-").map(Number);
      dates.forEach((date, place) => {
        // By the calendar of the platform: day 0 of a month is the last one of the month before.
        const months = month - 1 + place * step;
        const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
        const day = Math.min(any.day_of_month, last);
        expect(date).toBe(new Date(Date.UTC(year, months, day)).toISOString().slice(0, 10));
      });
    }),
  );
});

test.each([
  ["month", "2032-01-31", "2032-02-01"],
  ["month", "2032-12-05", "2033-01-01"],
  ["quarter", "2032-01-15", "2032-04-01"],
  ["quarter", "2032-03-31", "2032-04-01"],
  ["quarter", "2032-11-15", "2033-01-01"],
] as const)("the %s of %s is over before %s", (every, date, after) => {
  expect(afterPeriod(every, date)).toBe(after);
});
