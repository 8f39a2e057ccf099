import { expect, test } from "vitest";
import { askedLast } from "./asked-last.ts";

const spoken = (text: string) =>
  askedLast([...text].map((text) => ({ text, is_agency: text === text.toUpperCase() })))
    .map(({ text }) => text)
    .join("");

test.each([
  ["", ""],
  ["ab", "ab"],
  ["abC", "ab"],
  ["abCd", "d"],
  ["abCdeFG", "de"],
  ["A", ""],
])("of %j, where the agency is in capitals, an answer is to %j", (text, asked) => {
  expect(spoken(text)).toBe(asked);
});
