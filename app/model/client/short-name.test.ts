import { expect, test } from "vitest";
import { shortNameOf } from "./short-name.ts";

test.each([
  ["SIA „Lapsas un partneri”", "Lapsas un partneri"],
  ["Lapsas un partneri, SIA", "Lapsas un partneri"],
  ['AS "Latvijas Finieris"', "Latvijas Finieris"],
  ["Kalna Muita", "Kalna Muita"],
  ["Astra", "Astra"],
  ["SIA", "SIA"],
  ["North Star Ltd.", "North Star"],
  [" ", ""],
  [`SIA ${"ļ".repeat(70)}`, "ļ".repeat(60)],
])("%j is called %j for short", (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
