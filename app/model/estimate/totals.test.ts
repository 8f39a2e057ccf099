import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal } from "../money/decimal.ts";
import { percentOf, sum } from "../money/money.ts";
import { type PricedLine, type Section, totalsOf } from "./totals.ts";

const line = (price: string, quantity = "1", rate = "21", section: Section = "agency"): PricedLine => ({
  section,
  vat: { category: rate === "0" ? "K" : "S", rate: decimal(rate) },
  quantity: decimal(quantity),
  price: decimal(price),
  total: 0,
});

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  section: fc.constantFrom<Section>("agency", "production"),
  vat: fc.constantFrom(
    { category: "S", rate: decimal("21") },
    { category: "S", rate: decimal("12") },
    { category: "S", rate: decimal("5") },
    { category: "AE", rate: 0 },
    { category: "K", rate: 0 },
  ),
  quantity: fc.integer({ min: 0, max: 50_000_000 }),
  price: fc.option(fc.integer({ min: 0, max: 50_000_000 }), { nil: null }),
  total: fc.integer({ min: 0, max: 5_000_000 }),
});
const anyLines = fc.array(anyLine, { maxLength: 40 });
const anyDiscount = fc.integer({ min: 0, max: 1_000_000 });

describe("an estimate's sums", () => {
  test("of three times 10.07 at 21 %: the VAT is rounded once (domain §3)", () => {
    const { net, vat_total, total } = totalsOf([line("10.07"), line("10.07"), line("10.07")], 0);
    expect({ net, vat_total, total }).toEqual({ net: 3021, vat_total: 634, total: 3655 });
  });

  test("of 7 % off 533.37 over two rates: computed on the sum (domain §3)", () => {
    const sums = totalsOf([line("100.70"), line("332.60", "1", "5"), line("100.07", "1", "5")], decimal("7"));
    expect(sums.discount).toBe(3734);
    expect(sums.net).toBe(49_603);
    expect(sums.vat.map(({ taxable }) => taxable)).toEqual([9365, 40_238]);
    expect(sums.vat.map(({ amount }) => amount)).toEqual([1967, 2012]);
    expect(sums.total).toBe(49_603 + 1967 + 2012);
  });

  test("of a price with four places: multiplied first, rounded once (domain H4)", () => {
    const { lines, production } = totalsOf([line("0.1667", "1500", "21", "production")], 0);
    expect(production).toBe(25_005);
    expect(lines[0]?.total).toBe(25_005);
  });

  test("of a total that was agreed without a price are that total", () => {
    const agreed = { ...line("0", "1500"), price: null, total: 25_000 };
    expect(totalsOf([agreed], 0)).toMatchObject({ agency: 25_000, net: 25_000, total: 30_250 });
  });

  test("of agency work and production costs are told apart, and both are discounted", () => {
    const sums = totalsOf([line("100"), line("50", "2", "21", "production")], decimal("10"));
    expect(sums).toMatchObject({ agency: 10_000, production: 10_000, discount: 2000, net: 18_000 });
  });

  test("of nothing are nothing", () => {
    expect(totalsOf([], decimal("7"))).toEqual({
      lines: [],
      agency: 0,
      production: 0,
      discount: 0,
      net: 0,
      vat: [],
      vat_total: 0,
      total: 0,
    });
  });

  test("with everything taken off are nothing either, line by line", () => {
    const sums = totalsOf([line("3.33"), line("7.77", "3", "5")], decimal("100"));
    expect(sums).toMatchObject({ discount: 2664, net: 0, vat_total: 0, total: 0 });
    expect(sums.lines.map((one) => one.total_with_discount)).toEqual([0, 0]);
  });
});

describe("whatever the lines", () => {
  const holds = (check: (lines: PricedLine[], discount: number) => void) =>
    fc.assert(fc.property(anyLines, anyDiscount, check), { numRuns: 500 });

  test("the parts of the lines add up to the sums", () => {
    holds((lines, discount) => {
      const sums = totalsOf(lines, discount);
      const of = (part: keyof (typeof sums.lines)[number]) => sum(sums.lines.map((one) => one[part]));
      expect(of("total")).toBe(sums.agency + sums.production);
      expect(of("discount")).toBe(sums.discount);
      expect(of("total_with_discount")).toBe(sums.net);
      expect(of("vat_amount")).toBe(sums.vat_total);
      expect(of("total_with_vat")).toBe(sums.total);
    });
  });

  test("the sums follow from one another", () => {
    holds((lines, discount) => {
      const { agency, production, discount: off, net, vat, vat_total, total } = totalsOf(lines, discount);
      expect(off).toBe(percentOf(agency + production, discount));
      expect(net).toBe(agency + production - off);
      expect(sum(vat.map(({ taxable }) => taxable))).toBe(net);
      for (const { rate, taxable, amount } of vat) expect(amount).toBe(percentOf(taxable, rate));
      expect(vat_total).toBe(sum(vat.map(({ amount }) => amount)));
      expect(total).toBe(net + vat_total);
    });
  });

  test("each category and rate is taxed once, the highest rate first", () => {
    holds((lines, discount) => {
      const { vat } = totalsOf(lines, discount);
      const keys = vat.map(({ category, rate }) => `${category} ${rate}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(vat.map(({ rate }) => rate)).toEqual(vat.map(({ rate }) => rate).toSorted((a, b) => b - a));
    });
  });

  test("the order does not matter", () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, fc.infiniteStream(fc.nat()), (lines, discount, keys) => {
        const shuffled = lines
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const { lines: _, ...sums } = totalsOf(lines, discount);
        const { lines: __, ...others } = totalsOf(shuffled, discount);
        expect(others).toEqual(sums);
      }),
    );
  });

  test("the discount of a line is never more than a cent from its exact share, and never more than the line", () => {
    holds((lines, discount) => {
      for (const one of totalsOf(lines, discount).lines) {
        // Rounded once for all, then once for its group: two cents at the most.
        expect(Math.abs(one.discount - (one.total * discount) / 1_000_000)).toBeLessThan(2.01);
        expect(one.discount).toBeLessThanOrEqual(one.total);
        expect(one.total_with_discount).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test("everything is whole cents", () => {
    holds((lines, discount) => {
      const { lines: counted, vat, ...sums } = totalsOf(lines, discount);
      const numbers = [...counted, ...vat.map(({ category, ...rest }) => rest), sums].flatMap(Object.values);
      for (const number of numbers) expect(Number.isSafeInteger(number) && !Object.is(number, -0)).toBe(true);
    });
  });
});
