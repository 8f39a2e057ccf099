import { expect, test } from "vitest";
import { endedVat } from "./ended-vat.ts";
import { builtInRates } from "./offered-rates.ts";
import type { VatRate } from "./vat-rate.ts";

const rate = (percent: string, name: string, from: string, until: string | null = null): VatRate => ({
  id: 1,
  category: "S",
  rate: percent,
  name,
  name_en: "",
  from,
  until,
  is_used: false,
  version: 1,
});
const rates = [
  rate("21.00", "Standarta likme", "2012-07-01", "2026-11-30"),
  rate("5.00", "Grāmatas", "2018-01-01"),
  rate("22.00", "Standarta likme", "2026-12-01"),
  { ...rate("0.00", "Eksports", "1995-05-01"), category: "G" as const },
];
const group = (percent: string, taxable_cents = 100) => ({
  category: "S",
  rate: percent,
  taxable_cents,
  amount_cents: 21,
});

test("a rate that has ended is told with those that hold, the one of its name first", () => {
  const [ended, ...others] = endedVat([group("21.00"), group("5.00")], rates, "2026-12-01");
  expect(others).toEqual([]);
  expect(ended?.from).toEqual({ category: "S", rate: "21.00" });
  expect(ended?.instead.map((one) => one.rate)).toEqual(["22.00", "5.00"]);
});

test("on its last day a rate holds, and what an advance has paid for is not asked about", () => {
  expect(endedVat([group("21.00")], rates, "2026-11-30")).toEqual([]);
  expect(endedVat([group("21.00", 0)], rates, "2026-12-01")).toEqual([]);
});

test("a category without VAT holds as a rate does", () => {
  const exempt = { category: "E", rate: "0.00", taxable_cents: 100, amount_cents: 0 };
  expect(endedVat([exempt], builtInRates, "2026-12-01")).toEqual([]);
  const [ended] = endedVat([exempt], rates, "2026-12-01");
  expect(ended?.instead.map((one) => one.category)).toEqual(["S", "S", "G"]);
});
