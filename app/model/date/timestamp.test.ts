import { describe, expect, it } from "vitest";
import { showTimestamp } from "./timestamp.ts";

describe("an instant", () => {
  it.each([
    ["2026-01-05T10:07:59Z", "Europe/Riga", "05.01.2026 12:07"],
    ["2026-07-05T10:07:00.000000Z", "Europe/Riga", "05.07.2026 13:07"],
    ["2026-01-05T10:07:00+05:00", "UTC", "05.01.2026 05:07"],
    ["2026-01-05T22:00:00Z", "Europe/Riga", "06.01.2026 00:00"],
    ["2026-01-05T22:00:00Z", "America/New_York", "05.01.2026 17:00"],
    // Both sides of the hour that autumn gives back.
    ["2026-10-25T00:30:00Z", "Europe/Riga", "25.10.2026 03:30"],
    ["2026-10-25T01:30:00Z", "Europe/Riga", "25.10.2026 03:30"],
  ])("%s is shown in %s as %s", (iso, timeZone, shown) => {
    expect(showTimestamp(iso, timeZone)).toBe(shown);
  });

  it("is shown on Riga's clock when nothing else is said", () => {
    expect(showTimestamp("2026-01-05T10:00:00Z")).toBe("05.01.2026 12:00");
  });

  it.each(["", "2026-01-05", "2026-01-05T10:00:00", "2026-02-30T10:00:00Z", "vakar"])(
    "cannot be read from %j, which is shown as it is",
    (text) => {
      expect(showTimestamp(text, "Europe/Riga")).toBe(text);
    },
  );
});
