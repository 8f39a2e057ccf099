import { expect, test } from "vitest";
import { canCoincide, documentNumber, type Series } from "./number-series.ts";

const series = (prefix: string, with_year: boolean): Series => ({ prefix, with_year, width: 4 });

test.each<[Series, Series, boolean]>([
  [series("RE-", true), series("RE-", true), true],
  [series("RE-", true), series("PZ-", true), false],
  [series("RE-", false), series("RE-", false), true],
  [series("RE-1", false), series("RE-", false), true],
  [series("RE-1", true), series("RE-", true), false],
  [series("RE-A", false), series("RE-", false), false],
  [series("RE-2026-", false), series("RE-", true), true],
  [series("RE-2026-1", false), series("RE-", true), true],
  [series("RE-2026", false), series("RE-", true), false],
  [series("", true), series("", false), false],
  [series("", false), series("", false), true],
])("%o and %o can give one number: %s", (one, other, can) => {
  expect(canCoincide(one, other)).toBe(can);
  expect(canCoincide(other, one)).toBe(can);
});

test("a number has the prefix, the year and as many digits as there have to be", () => {
  expect(documentNumber(series("RE-", true), "2026", 42)).toBe("RE-2026-0042");
  expect(documentNumber(series("A/", false), "", 12_345)).toBe("A/12345");
});
