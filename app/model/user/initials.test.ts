import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Anna Bērziņa", "AB"],
  ["  anna \u00a0 bērziņa ", "AB"],
  ["Anna Marija Bērziņa-Kalniņa", "AB"],
  ["ķirsis", "Ķ"],
  ["k\u0327irsis s\u030cmits", "ĶŠ"],
  ["„Arka“ (birojs) –", "AB"],
  ["👩‍🎨 Žanna", "👩‍🎨Ž"],
  ["", "?"],
  ["  ", "?"],
  ["–", "?"],
])("the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
