import { describe, expect, test } from "vitest";
import {
  isAustralianNumber,
  isBelgianNumber,
  isGreekNumber,
  isGs1,
  isItalianNumber,
  isItalianTaxCode,
  isModulo11,
  isSwedishNumber,
} from "./check-digits.ts";

/** Numbers that are published as examples by those who give them, or by companies in their own imprints. */
const kinds: [string, (text: string) => boolean, string[]][] = [
  ["GS1", isGs1, ["7300010000001", "4006381333931", "0614141000005"]],
  ["Norwegian", isModulo11, ["974760673", "923609016"]],
  ["Belgian", isBelgianNumber, ["0202239951", "0403170701"]],
  ["Australian", isAustralianNumber, ["51824753556", "53004085616"]],
  ["Swedish", isSwedishNumber, ["5560360793", "2021005489"]],
  ["Greek", isGreekNumber, ["094259216", "094019245"]],
  ["Italian", isItalianNumber, ["00743110157", "00159560366"]],
];

describe.each(kinds)("%s", (_, isRight, numbers) => {
  test.each(numbers)("%s", (number) => {
    expect(isRight(number)).toBe(true);
  });

  test("any digit that is wrong is noticed, and what is none", () => {
    for (const number of numbers) {
      const last = Number(number.at(-1));
      for (let by = 1; by < 10; by += 1)
        expect(isRight(`${number.slice(0, -1)}${(last + by) % 10}`)).toBe(false);
      expect(isRight(`${number.slice(0, -1)}x`)).toBe(false);
    }
    expect(isRight("")).toBe(false);
  });
});

test("the code of an Italian taxpayer", () => {
  expect(["RSSMRA85T10A562S", "00743110157"].every(isItalianTaxCode)).toBe(true);
  expect(["RSSMRA85T10A562", "R5SMRA85T10A562S", "0074311015", ""].some(isItalianTaxCode)).toBe(false);
});
