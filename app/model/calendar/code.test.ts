import { expect, test } from "vitest";
import { codeOf, shortCodeOf } from "./code.ts";

test.each([
  ["Tapetes", "Tap", "Ta"],
  ["Sūtījumu kastes", "SKa", "SK"],
  ["vides reklāma un drukas darbi", "VRU", "VR"],
  ["Šķēres", "Šķē", "Šķ"],
  // Typed with marks of their own, as some keyboards do.
  ["S\u030Ci\u0304fers", "Šīf", "Šī"],
  ["LV-100 „Kastes”", "L1K", "L1"],
  ["Nr. 7", "N7", "N7"],
  ["2026", "202", "20"],
  ["A", "A", "A"],
  ["–", "", ""],
])("%s is told by %s", (name, code, short) => {
  expect(codeOf(name)).toBe(code);
  expect(shortCodeOf(code)).toBe(short);
});
