import { expect, test } from "vitest";
import { fillGaps, hasKnownGaps } from "./reminder-text.ts";

test.each([
  ["Rēķins {{number}} kavējas {{ days }}", true],
  ["Par {{document}} {{number}}", true],
  ["Bez vietām", true],
  ["{{amount}} ir cita vieta", false],
  ["{{number", false],
  ["number}}", false],
])("what may stand in %s", (text, isKnown) => {
  expect(hasKnownGaps(text)).toBe(isKnown);
});

test("gaps are filled in, and what fills them is shown as it is", () => {
  const values = { number: "R-1", seller: "{{open}}" };
  expect(fillGaps("{{ number }} no {{seller}}, {{open}}", values)).toBe("R-1 no {{open}}, {{open}}");
});
