import { expect, test } from "vitest";
import { splitVat } from "./split-vat.ts";

const at = (net_cents: number, percent: number) => ({ net_cents, vat_rate: percent * 10_000 });

test.each([
  ["each has its own", 1_500, [at(3_333, 21), at(6_668, 12)], [700, 800]],
  ["what is more stands with the largest", 1_502, [at(3_333, 21), at(6_668, 12)], [700, 802]],
  ["what is less as well", 1_499, [at(3_333, 21), at(6_668, 12)], [700, 799]],
  ["the first of equal ones has it", 4_201, [at(10_000, 21), at(10_000, 21)], [2_101, 2_100]],
  ["of a credit note", -1_502, [at(-3_333, 21), at(-6_668, 12)], [-700, -802]],
  ["what is not taxed has none", 2_100, [at(10_000, 21), at(50_000, 0)], [2_100, 0]],
  ["where no line is taxed, with the largest net sum", 5, [at(100, 0), at(-300, 0)], [0, 5]],
])("%s", (_, vat, groups, parts) => expect(splitVat(vat, groups)).toEqual(parts));
