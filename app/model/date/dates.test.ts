import { describe, expect, it } from "vitest";
import { isLocalDate, readDate, showDate, today } from "./dates.ts";

describe("today", () => {
  it.each([
    ["Europe/Riga", "2026-01-05T21:59:59Z", "2026-01-05"],
    ["Europe/Riga", "2026-01-05T22:00:00Z", "2026-01-06"],
    ["Europe/Riga", "2026-07-05T21:00:00Z", "2026-07-06"],
    ["Europe/London", "2026-07-05T22:59:00Z", "2026-07-05"],
    ["America/Los_Angeles", "2026-01-01T07:59:00Z", "2025-12-31"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    ["UTC", "2024-02-29T23:59:59Z", "2024-02-29"],
  ])("in %s at %s is %s", (timeZone, now, date) => {
    expect(today(timeZone, new Date(now))).toBe(date);
  });

  it("is Riga's now when nothing else is said", () => {
    expect(isLocalDate(today())).toBe(true);
    expect(today(undefined, new Date("2026-01-05T22:00:00Z"))).toBe("2026-01-06");
  });

  it("is refused for a time zone that does not exist", () => {
    expect(() => today("Europe/Nowhere")).toThrow(RangeError);
  });
});

describe("a local date", () => {
  it("is shown with points, day first", () => {
    expect(showDate("2026-01-05")).toBe("05.01.2026");
  });

  it.each(["", "2026-02-30", "5.13.2026", "rīt"])("that is none (%j) is shown as it is", (text) => {
    expect(showDate(text)).toBe(text);
  });

  it.each(["5.1.2026", "05.01.2026", "5.01.2026.", " 2026-01-05 "])("is read from %j", (text) => {
    expect(readDate(text)).toBe("2026-01-05");
  });

  it.each(["29.2.2024", "31.12.2100", "1.1.1900", "29.02.2000"])("%s exists", (text) => {
    expect(readDate(text)).not.toBeNull();
  });

  it.each([
    "",
    "5.1.26",
    "5/1/2026",
    "2026-1-5",
    "29.2.2026",
    "29.2.2100",
    "31.4.2026",
    "0.1.2026",
    "1.0.2026",
    "1.13.2026",
    "31.12.1899",
    "1.1.2101",
    "2026-01-05T00:00:00Z",
    "rīt",
  ])("is not read from %j", (text) => {
    expect(readDate(text)).toBeNull();
  });

  it("can be shown and read back on every day from 1900 to 2100, in no machine's time zone", () => {
    const day = new Date(Date.UTC(1900, 0, 1));
    let days = 0;
    for (; day.getUTCFullYear() <= 2100; day.setUTCDate(day.getUTCDate() + 1)) {
      const date = day.toISOString().slice(0, 10);
      if (readDate(showDate(date)) !== date || showDate(date) === date) expect.fail(date);
      days += 1;
    }
    expect(days).toBe(73_414);
  });
});
