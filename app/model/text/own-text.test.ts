import { describe, expect, test } from "vitest";
import { gapsIn, keepsGaps } from "./own-text.ts";

test("the gaps of a text are named once each", () => {
  expect(gapsIn("{{from}}–{{ to }} no {{total}}, {{total}}")).toEqual(["from", "to", "total"]);
  expect(gapsIn("Saglabāt")).toEqual([]);
});

describe("an own text", () => {
  test.each([
    ["Glabāt", "Saglabāt"],
    ["No {{total}}: {{from}}", "{{from}} no {{total}}"],
    ["{{ name }} dzēsts", "Dzēsts: {{name}}"],
  ])("%j can stand for %j", (own, builtIn) => {
    expect(keepsGaps(own, builtIn)).toBe(true);
  });

  test.each([
    ["Dzēsts", "Dzēsts: {{name}}"],
    ["Saglabāt {{name}}", "Saglabāt"],
    ["{{Name}}", "{{name}}"],
    ["{{name}", "{{name}}"],
    ["{{name}} {{", "{{name}}"],
    ["}} Saglabāt", "Saglabāt"],
    ["$t(form.save)", "Saglabāt"],
  ])("%j cannot stand for %j", (own, builtIn) => {
    expect(keepsGaps(own, builtIn)).toBe(false);
  });

  test("of a plural form may name the number that the built-in form leaves out, but nothing else", () => {
    const forms = ["Nav projektu", "{{count}} projekts", "{{count}} projekti"];
    expect(keepsGaps("{{count}} projektu", "Nav projektu", forms)).toBe(true);
    expect(keepsGaps("{{name}}", "Nav projektu", forms)).toBe(false);
    expect(keepsGaps("Projekti", "{{count}} projekti", forms)).toBe(false);
  });
});
