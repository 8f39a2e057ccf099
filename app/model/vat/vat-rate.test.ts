import { expect, test } from "vitest";
import { builtInRates, ratesOn } from "./offered-rates.ts";
import { vatRatePatch } from "./vat-rate.ts";

const shown = (rates: typeof builtInRates) => rates.map(({ category, rate }) => `${category} ${rate}`);

test("the built-in rates are those of Latvia, and the categories without one (domain §3)", () => {
  expect(shown(ratesOn(builtInRates, ["2026-11-20"]))).toEqual([
    ...["S 21.00", "S 12.00", "S 5.00", "AE 0.00", "K 0.00", "G 0.00", "E 0.00", "O 0.00"],
  ]);
  expect(shown(ratesOn(builtInRates, ["2017-06-01"]))).not.toContain("S 5.00");
});

test("a rate holds on its first and its last day, and is offered once where it holds on several dates", () => {
  const [rate] = builtInRates;
  if (!rate) throw new Error("No rates");
  const rates = [
    { ...rate, from: "2026-01-01", until: "2026-06-30" },
    { ...rate, from: "2026-08-01", until: null },
  ];
  for (const date of ["2026-01-01", "2026-06-30", "2026-08-01", "2030-01-01"])
    expect(ratesOn(rates, [date])).toHaveLength(1);
  for (const date of ["2025-12-31", "2026-07-01", "2026-07-31"]) expect(ratesOn(rates, [date])).toEqual([]);
  expect(ratesOn(rates, ["2026-02-01", "2026-09-01"])).toEqual([rates[0]]);
});

test.each([
  ["31.02.2026", "errors.date"],
  ["abc", "errors.date"],
  ["01.01.1899", "errors.date_years"],
])("a last day of %s is told what is wrong with it", (until, key) => {
  const { error } = vatRatePatch.safeParse({ name: "Likme", name_en: "Rate", from: "01.01.2026", until });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([["until", key]]);
});
