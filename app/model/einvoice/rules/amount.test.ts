import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Amount,
  amount,
  compared,
  decimalsOf,
  isSame,
  minus,
  over,
  plus,
  rounded,
  times,
} from "./amount.ts";

function of(text: string): Amount {
  const found = amount(text);
  if (!found) throw new Error(`${text} is no amount`);
  return found;
}

describe("decimals of XML Schema", () => {
  test.each([
    ["12.50", 1250n, 2],
    [" -0.005 ", -5n, 3],
    ["+7", 7n, 0],
    [".5", 5n, 1],
    ["5.", 5n, 0],
  ])("%s", (text, units, places) => {
    expect(amount(text)).toEqual({ units, places });
  });

  test.each(["", " ", ".", "-", "1e3", "1,50", "1 000", "NaN", "0x1", "--1", "9".repeat(65)])(
    "no number: %s",
    (text) => {
      expect(amount(text)).toBeNull();
    },
  );

  test.each([
    ["0.125", 2, "0.13"],
    ["-0.125", 2, "-0.12"],
    ["-0.126", 2, "-0.13"],
    ["2.5", 0, "3"],
    ["-2.5", 0, "-2"],
    ["1.005", 2, "1.01"],
    ["1.1", 2, "1.1"],
  ])("%s rounded to %i places is %s: half of the last one goes up", (text, places, expected) => {
    expect(isSame(rounded(of(text), places), of(expected))).toBe(true);
  });

  test.each([
    ["1", "3", "0.333333333333333333"],
    ["-2", "3", "-0.666666666666666667"],
    ["250.00", "1500", "0.166666666666666667"],
    ["1", "8", "0.125"],
  ])("%s over %s", (a, b, expected) => {
    expect(isSame(over(of(a), of(b)), of(expected))).toBe(true);
  });

  test("cents are reckoned exactly, however many", () => {
    const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [one, other] = [
          { units: a, places: 2 },
          { units: b, places: 2 },
        ];
        expect(compared(minus(plus(one, other), other), one)).toBe(0);
        expect(times(one, other).units).toBe(a * b);
        expect(Math.sign(compared(one, other))).toBe(Number(a > b) - Number(a < b));
      }),
    );
  });

  test("characters after the point are counted, spaces too", () => {
    expect(["1", "1.", "1.5", "1.50 ", "1.005"].map(decimalsOf)).toEqual([0, 0, 1, 3, 3]);
  });
});
