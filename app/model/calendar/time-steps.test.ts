import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayBegins, today } from "../date/dates.ts";
import { addDays } from "../date/week.ts";
import { asFarBefore, stepsOf } from "./time-steps.ts";

describe("a period in steps", () => {
  test("is days up to a month, beside as many days before", () => {
    const { length, steps } = stepsOf({ from: "2026-03-01", to: "2026-03-31" });
    expect([length, steps.length]).toEqual(["day", 31]);
    expect(steps[0]).toEqual({
      from: "2026-03-01",
      to: "2026-03-01",
      previous: { from: "2026-01-29", to: "2026-01-29" },
    });
  });

  test("is weeks up to a quarter, cut where it begins and ends", () => {
    const { length, steps } = stepsOf({ from: "2026-10-02", to: "2026-12-31" });
    expect([length, steps.length]).toEqual(["week", 14]);
    expect(steps[0]).toMatchObject({ from: "2026-10-02", to: "2026-10-04" });
    expect(steps.at(-1)).toMatchObject({ from: "2026-12-28", to: "2026-12-31" });
    expect(steps[0]?.previous).toEqual({ from: "2026-06-26", to: "2026-06-28" });
  });

  test("is the months of a quarter, beside those of the quarter before", () => {
    const { length, steps } = stepsOf({ from: "2026-10-01", to: "2026-12-31" });
    expect([length, steps.length]).toEqual(["month", 3]);
    expect(steps[0]?.previous).toEqual({ from: "2026-07-01", to: "2026-07-31" });
    expect(steps[2]?.previous).toEqual({ from: "2026-09-01", to: "2026-09-30" });
  });

  test("is months of a year, beside the year before with its longer February", () => {
    const { length, steps } = stepsOf({ from: "2025-01-01", to: "2025-12-31" });
    expect([length, steps.length]).toEqual(["month", 12]);
    expect(steps[1]).toEqual({
      from: "2025-02-01",
      to: "2025-02-28",
      previous: { from: "2024-02-01", to: "2024-02-29" },
    });
  });

  test("is months that are cut, beside months that are cut alike", () => {
    const { steps } = stepsOf({ from: "2026-01-31", to: "2026-05-10" });
    expect(steps.map(({ previous }) => previous)).toEqual([
      { from: "2025-08-31", to: "2025-08-31" },
      { from: "2025-09-01", to: "2025-09-30" },
      { from: "2025-10-01", to: "2025-10-31" },
      { from: "2025-11-01", to: "2025-11-30" },
      { from: "2025-12-01", to: "2025-12-10" },
    ]);
  });

  test("is as far before as it is now, while it runs", () => {
    const { steps } = stepsOf({ from: "2026-01-01", to: "2026-12-31" });
    expect(asFarBefore(steps, "2026-11-22")).toBe("2025-11-22");
    expect(asFarBefore(steps, "2026-01-01")).toBe("2025-01-01");
    for (const day of ["2025-12-31", "2026-12-31", "2027-01-01"]) expect(asFarBefore(steps, day)).toBeNull();
    const leap = stepsOf({ from: "2024-01-01", to: "2024-12-31" }).steps;
    expect(asFarBefore(leap, "2024-02-29")).toBe("2023-02-28");
    const quarter = stepsOf({ from: "2026-10-01", to: "2026-12-31" }).steps;
    expect(asFarBefore(quarter, "2026-12-31")).toBeNull();
    expect(asFarBefore(quarter, "2026-10-31")).toBe("2026-07-31");
  });

  test("misses no day and has none twice, now and before", () => {
    const day = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (start, days) => {
        const from = addDays("2020-01-01", start);
        const to = addDays(from, days);
        const { steps } = stepsOf({ from, to });
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([from, to]);
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1];
          expect(step.from <= step.to && step.previous.from <= step.previous.to).toBe(true);
          expect(step.previous.to < from).toBe(true);
          if (next) expect(addDays(step.to, 1)).toBe(next.from);
          if (next) expect(step.previous.to < next.previous.from).toBe(true);
        }
      }),
    );
  });
});

describe("a day", () => {
  test.each([
    ["2026-01-15", "2026-01-14T22:00:00.000Z"],
    ["2026-07-15", "2026-07-14T21:00:00.000Z"],
    ["2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["2026-03-30", "2026-03-29T21:00:00.000Z"],
    ["2026-10-25", "2026-10-24T21:00:00.000Z"],
  ])("of Riga, %s, begins at %s", (date, instant) => {
    expect(dayBegins(date)).toBe(instant);
    expect(today("Europe/Riga", new Date(instant))).toBe(date);
    expect(today("Europe/Riga", new Date(Date.parse(instant) - 1))).toBe(addDays(date, -1));
  });
});
