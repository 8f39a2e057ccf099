import { expect, test } from "vitest";
import { showInstant } from "./instant.ts";

test.each([
  ["2026-11-28T11:05:09.123Z", undefined, "28.11.2026 13:05:09 (UTC+02:00)"],
  ["2026-07-01T21:59:59.999Z", undefined, "02.07.2026 00:59:59 (UTC+03:00)"],
  // The clock shows half past three twice on that morning.
  ["2026-10-25T00:30:00.000Z", undefined, "25.10.2026 03:30:00 (UTC+03:00)"],
  ["2026-10-25T01:30:00.000Z", undefined, "25.10.2026 03:30:00 (UTC+02:00)"],
  ["2026-11-28T11:05:09.000Z", "America/St_Johns", "28.11.2026 07:35:09 (UTC\u221203:30)"],
])("%s on the clock of %s is %s", (iso, zone, shown) => {
  expect(showInstant(iso, zone)).toBe(shown);
});

test("what is no instant is shown as none", () => {
  expect(() => showInstant("rīt")).toThrow(RangeError);
});
