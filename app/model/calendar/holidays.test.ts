import { describe, expect, test } from "vitest";
import { weekday } from "../date/week.ts";
import { publicHolidays } from "./holidays.ts";

const weekdaysOff = (year: number) =>
  publicHolidays(year)
    .filter(({ date }) => weekday(date) < 5)
    .map(({ date }) => date.slice(5));

describe("public holidays", () => {
  test("take these weekdays of 2026 and 2027 (domain.md §5)", () => {
    expect(weekdaysOff(2026)).toEqual([
      "01-01",
      "04-03",
      "04-06",
      "05-01",
      "05-04",
      "06-23",
      "06-24",
      "11-18",
      "12-24",
      "12-25",
      "12-31",
    ]);
    expect(weekdaysOff(2027)).toEqual([
      "01-01",
      "03-26",
      "03-29",
      "05-04",
      "06-23",
      "06-24",
      "11-18",
      "12-24",
      "12-31",
    ]);
  });

  test("move to Monday when the state's own day falls on a weekend, and are named there", () => {
    expect(publicHolidays(2025).filter(({ name }) => name === "restoration")).toEqual([
      { date: "2025-05-04", name: "restoration" },
      { date: "2025-05-05", name: "restoration" },
    ]);
    expect(publicHolidays(2028).filter(({ name }) => name === "proclamation")).toEqual([
      { date: "2028-11-18", name: "proclamation" },
      { date: "2028-11-20", name: "proclamation" },
    ]);
  });

  test.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2038, "2038-04-25"],
    [2049, "2049-04-18"],
  ])("have Easter of %i on %s", (year, date) => {
    expect(publicHolidays(year)).toContainEqual({ date, name: "easter" });
  });
});
