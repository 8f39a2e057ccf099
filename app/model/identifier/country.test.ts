import { expect, it } from "vitest";
import { countriesIn } from "./country.ts";
import { countryInput } from "./country-input.ts";

it.each([
  ["lv", "LV", "Latvija"],
  ["en", "DE", "Germany"],
])("countries have names in %s", (language, code, name) => {
  const countries = countriesIn(language);
  expect(countries).toContainEqual({ code, name });
  expect(countries).toHaveLength(249);
  // A code without a name is no country any more.
  expect(countries.filter((country) => country.name === country.code)).toEqual([]);
});

it("a country is one of ISO 3166, or not said", () => {
  expect([" lv ", "", null, undefined].map((typed) => countryInput.parse(typed))).toEqual(["LV", "", "", ""]);
  for (const typed of ["EL", "XI", "EU", "Latvija", 5])
    expect(countryInput.safeParse(typed).success).toBe(false);
});
