import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { percentOf, split, sum, times, unitPriceOf } from "./money.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

describe("a price times a quantity", () => {
  test.each([
    ["10.07", "3", 3021],
    ["0.1667", "1500", 25_005],
    // A binary float makes 1.00 of it.
    ["1.005", "1", 101],
    ["0.005", "1", 1],
    ["0.0049", "1", 0],
    ["0.3333", "3", 100],
    ["999999999.9999", "0.0001", 10_000_000],
  ])("%s × %s is %i cents", (price, quantity, total) => {
    expect(times(decimal(price), decimal(quantity))).toBe(total);
  });

  test("is refused where it could not be counted exactly", () => {
    expect(() => times(decimal("1000000000"), decimal("1000000000"))).toThrow(RangeError);
  });

  test("does not depend on the order", () => {
    const numbers = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(fc.property(numbers, numbers, (one, other) => times(one, other) === times(other, one)));
  });
});

describe("a percentage", () => {
  test.each([
    [3021, "21", 634],
    [53_337, "7", 3734],
    [50, "1", 1],
    [49, "1", 0],
    [1, "50", 1],
    [12_345, "12.5", 1543],
    [99_999, "0", 0],
  ])("of %i cents at %s is %i", (amount, percent, share) => {
    expect(percentOf(amount, decimal(percent))).toBe(share);
    expect(percentOf(-amount, decimal(percent))).toBe(-share + 0);
  });
});

describe("a unit price from a total", () => {
  test.each([
    [25_000, "1500", "0.1667"],
    [25_000, "2", "125"],
    [1, "3", "0.0033"],
  ])("of %i cents for %s is %s", (total, quantity, price) => {
    expect(unitPriceOf(total, decimal(quantity))).toBe(decimal(price));
  });

  test("of no quantity is none", () => {
    expect(unitPriceOf(25_000, 0)).toBe(0);
  });
});

describe("an amount that is split", () => {
  test("adds up, whatever the weights", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(cents, { minLength: 1 }),
        (amount, weights) => {
          expect(sum(split(amount, weights))).toBe(amount);
        },
      ),
    );
  });

  test("is never more than a cent from its exact share, and nothing for nothing", () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const whole = sum(weights);
        fc.pre(whole > 0);
        split(amount, weights).forEach((part, index) => {
          const weight = weights[index] ?? 0;
          expect(Math.abs(part - (amount * weight) / whole)).toBeLessThan(1.01);
          if (weight === 0) expect(part).toBe(0);
        });
      }),
    );
  });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [3734, [10_070, 33_260, 10_007], [705, 2328, 701]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
  ])("%i by %j is %j", (amount, weights, parts) => {
    expect(split(amount, weights)).toEqual(parts);
  });
});
