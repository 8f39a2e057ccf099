import { expect, test } from "vitest";
import { inEuro, readRate, sendRate, typedRate } from "./rate.ts";

test.each([
  ["1", 1_000_000, "1"],
  ["1.0845", 1_084_500, "1.0845"],
  ["0,83120", 831_200, "0.8312"],
  [" 163.45 ", 163_450_000, "163.45"],
  ["100", 100_000_000, "100"],
  ["0.000001", 1, "0.000001"],
])("a rate of %s is %d millionths", (typed, millionths, sent) => {
  expect(readRate(typed)).toBe(millionths);
  expect(sendRate(millionths)).toBe(sent);
});

test.each(["", "0", "0.000000", "-1", "1.1234567", "1e3", "abc", "12345678"])("%s is no rate", (typed) =>
  expect(readRate(typed)).toBeNull(),
);

test.each([
  // 100.00 USD at 1.0845 are 92.2083 €.
  [10_000, "1.0845", 9221],
  [-10_000, "1.0845", -9221],
  // 1.00 at 8 is exactly half a cent over 12 cents.
  [100, "8", 13],
  [-100, "8", -13],
  [0, "8", 0],
  [12_345, "1", 12_345],
  // 1000.00 GBP at 0.8312 are 1203.0799 €.
  [100_000, "0.8312", 120_308],
])("%d cents at %s are %d euro cents", (cents, rate, euro) =>
  expect(inEuro(cents, readRate(rate) ?? 1)).toBe(euro),
);

test.each([
  ["0,01", "0.01", undefined],
  ["", null, undefined],
  ["0.009999", undefined, "purchases.rate_least"],
  ["viens", undefined, "errors.number"],
])("%s is taken as %s, or refused", (typed, sent, refusal) => {
  const { data, error } = typedRate.safeParse(typed);
  expect(data).toBe(sent);
  expect(error?.issues[0]?.message).toBe(refusal);
});
