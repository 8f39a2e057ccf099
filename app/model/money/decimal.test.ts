import { describe, expect, test } from "vitest";
import { decimalScale, readDecimal, sendDecimal, showUnitPrice, typeDecimal } from "./decimal.ts";

const spread = [
  ...[0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10_000, 10_001, 125_000, 99_999_999, 123_456_789],
  1_000_000_000 * decimalScale - 1,
  1_000_000_000 * decimalScale,
];

describe("a decimal", () => {
  test.each([
    ["12,5", 125_000],
    ["1,5 €", 15_000],
    ["€12.50", 125_000],
    ["€ 1,234.50", 12_345_000],
    ["1.234,5", 12_345_000],
    ["1,234.50", 12_345_000],
    ["12 345.50 €", 123_455_000],
    ["1,234,567", 12_345_670_000],
    ["1,234", 12_340],
    ["12.50", 125_000],
    [12.5, 125_000],
    ["0,1234", 1234],
    [0.0001, 1],
    [0.1, 1000],
    ["007", 70_000],
    [" 1 234,5 ", 12_345_000],
    ["1 234 567 €", 12_345_670_000],
    ["12\u00a0345,50", 123_455_000],
    ["1\u202f000", 10_000_000],
    [1_000_000_000, 10_000_000_000_000],
  ])("is read from %j", (typed, value) => {
    expect(readDecimal(typed)).toBe(value);
  });

  test.each([
    ...[
      "",
      " ",
      ",",
      ",5",
      "5,",
      "1,2,3",
      "12,34.5",
      "1,234.567.8",
      "+1",
      "-1",
      "-0,5",
      "1e3",
      "0x10",
      "viens",
      "€",
    ],
    ...["5\t120", "5\n120", "1\t234\t567", "5\t120,00 €", "€5€", "€€5", "€"],
    ...["12 50", "1 2", "1234 567", "1 234 5", "12 345 ,5", "0,123 4", `1${" ".repeat(100_000)}1`],
    ...["0,12345", "1000000000,0001", "9999999999999", "١٢"],
    ...[-1, 0.00001, 0.12345, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
  ])("is not read from %j", (typed) => {
    expect(readDecimal(typed)).toBeNull();
  });

  test.each([
    [0, "0.00"],
    [1, "0.0001"],
    [1234, "0.1234"],
    [1230, "0.123"],
    [1200, "0.12"],
    [1000, "0.10"],
    [125_000, "12.50"],
    [10_000, "1.00"],
  ])("%i is sent as %s", (value, sent) => {
    expect(sendDecimal(value)).toBe(sent);
  });

  test.each(spread)("of %i ten-thousandths is read again as it was sent, typed and shown", (value) => {
    expect(readDecimal(sendDecimal(value))).toBe(value);
    expect(readDecimal(Number(sendDecimal(value)))).toBe(value);
    for (const language of ["lv", "en"]) expect(readDecimal(typeDecimal(value, language))).toBe(value);
    expect(readDecimal(showUnitPrice(value, "lv"))).toBe(value);
    expect(readDecimal(showUnitPrice(value, "en"))).toBe(value);
  });

  test("is typed with the comma or the point of the language, without groups", () => {
    expect(typeDecimal(123_455_000, "lv")).toBe("12345,50");
    expect(typeDecimal(123_455_000, "en")).toBe("12345.50");
  });
});

describe("a unit price", () => {
  test.each([
    [0, "0,00\u00a0€", "0.00\u00a0€"],
    [1234, "0,1234\u00a0€", "0.1234\u00a0€"],
    [9_995_000, "999,50\u00a0€", "999.50\u00a0€"],
    [12_345_000, "1234,50\u00a0€", "1,234.50\u00a0€"],
    [123_455_000, "12\u00a0345,50\u00a0€", "12,345.50\u00a0€"],
    [12_345_678_912, "1\u00a0234\u00a0567,8912\u00a0€", "1,234,567.8912\u00a0€"],
  ])("of %i is shown as %s in Latvian and %s in English", (value, latvian, english) => {
    expect(showUnitPrice(value, "lv")).toBe(latvian);
    expect(showUnitPrice(value, "en")).toBe(english);
  });
});
