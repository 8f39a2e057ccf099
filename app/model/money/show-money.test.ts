import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { showMoney, showPercent, showQuantity, showRoundMoney } from "./show-money.ts";

describe("an amount", () => {
  test.each([
    [0, "0,00\u00a0€", "0.00\u00a0€"],
    [5, "0,05\u00a0€", "0.05\u00a0€"],
    [-3734, "\u221237,34\u00a0€", "\u221237.34\u00a0€"],
    [123_450, "1234,50\u00a0€", "1,234.50\u00a0€"],
    [1_234_550, "12\u00a0345,50\u00a0€", "12,345.50\u00a0€"],
    [100_000_000_000, "1\u00a0000\u00a0000\u00a0000,00\u00a0€", "1,000,000,000.00\u00a0€"],
  ])("of %i cents is %s in Latvian and %s in English", (cents, latvian, english) => {
    expect(showMoney(cents, "lv")).toBe(latvian);
    expect(showMoney(cents, "en")).toBe(english);
  });

  test("keeps every cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom("lv", "en"), (cents, language) => {
        expect(Number(showMoney(cents, language).replace(/\D/g, ""))).toBe(cents);
      }),
    );
  });
});

test("an amount beside an axis leaves out cents that are none", () => {
  expect(showRoundMoney(1_234_500, "lv")).toBe("12\u00a0345\u00a0€");
  expect(showRoundMoney(1_234_500, "en")).toBe("12,345\u00a0€");
  expect(showRoundMoney(-150, "lv")).toBe("\u22121,50\u00a0€");
});

describe("a quantity", () => {
  test.each([
    ["1", "1", "1"],
    ["100.00", "100", "100"],
    ["12.5", "12,50", "12.50"],
    ["0.3333", "0,3333", "0.3333"],
    ["1500", "1500", "1,500"],
    ["12500.25", "12\u00a0500,25", "12,500.25"],
  ])("of %s is %s in Latvian and %s in English", (quantity, latvian, english) => {
    expect(showQuantity(quantity, "lv")).toBe(latvian);
    expect(showQuantity(quantity, "en")).toBe(english);
  });
});

test("a percentage stands before its sign as each language has it", () => {
  expect(showPercent("21.00", "lv")).toBe("21\u00a0%");
  expect(showPercent("7.5", "lv")).toBe("7,50\u00a0%");
  expect(showPercent("21.00", "en")).toBe("21%");
});
