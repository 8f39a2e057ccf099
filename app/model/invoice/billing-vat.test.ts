import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aChoice,
  all,
  anEstimate,
  type Drawn,
  documentsOf,
  estimateOf,
} from "#tests/support/billed-estimates.ts";
import type { BilledGroup } from "./billed.ts";
import type { BillingChoice } from "./billing.ts";
import { remainingOf } from "./remaining.ts";

/** What domain H20 says, counted in whole numbers by these tests themselves: nothing of the product's arithmetic is used. */

/** Half away from zero. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = (size + denominator / 2n) / denominator;
  return numerator < 0n ? -whole : whole;
}

/** Cents of VAT of so many cents at a rate such as "21.00", rounded once. */
function vatOf(cents: number, rate: string): number {
  const [whole = "0", places = ""] = rate.split(".");
  const hundredths = BigInt(whole) * 100n + BigInt(places.padEnd(2, "0"));
  return Number(rounded(BigInt(cents) * hundredths, 10_000n));
}

/** Cents of an estimate without VAT: each line rounded once, the discount once of them all. */
function netOf(lines: Drawn[], discount: number): number {
  const full = lines.reduce(
    (sum, { price, quantity }) => sum + rounded(BigInt(price) * BigInt(quantity), 1_000_000n),
    0n,
  );
  return Number(full - rounded(full * BigInt(discount), 1_000_000n));
}

const total = (groups: readonly BilledGroup[], of: "taxable_cents" | "amount_cents"): number =>
  groups.reduce((sum, group) => sum + group[of], 0);

const drawn = fc.tuple(anEstimate, fc.array(aChoice, { maxLength: 8 }), fc.boolean());

/** Any estimate with any advances and parts, and mostly what is left of it in the end. */
function holds(
  check: (made: ReturnType<typeof documentsOf>, lines: Drawn[], discount: number) => void,
): void {
  fc.assert(
    fc.property(drawn, ([{ lines, discount }, choices, isDone]) => {
      const whole = estimateOf(lines, discount);
      check(documentsOf(whole, isDone ? [...choices, all] : choices), lines, discount);
    }),
    { numRuns: 2000 },
  );
}

describe("the VAT of a document (domain H20)", () => {
  test("is in each of its groups the base times the rate, rounded once, also where advances are deducted", () => {
    holds(({ bills }) => {
      for (const { groups, vat_cents, net_cents, total_cents } of bills) {
        for (const { taxable_cents, amount_cents, rate } of groups)
          expect(amount_cents).toBe(vatOf(taxable_cents, rate));
        expect(total(groups, "amount_cents")).toBe(vat_cents);
        expect(total(groups, "taxable_cents")).toBe(net_cents);
        expect(net_cents + vat_cents).toBe(total_cents);
      }
    });
  });

  test("follows from the document alone: its bases are its lines less what it deducts", () => {
    holds(({ bills }, lines, discount) => {
      const priced = new Map(
        estimateOf(lines, discount).additional_agency_positions.flatMap(({ position_items }) =>
          position_items.map((item) => [item.id, item.total_with_discount_cents] as const),
        ),
      );
      for (const { lines: own, parts, groups, deductions } of bills.filter((bill) => bill.lines.length > 0))
        for (const { rate, taxable_cents } of groups) {
          const ofLines = own
            .filter(({ vat_rate }) => vat_rate === rate)
            .map(({ id }) => parts.find((part) => part.position_item_id === id)?.net_cents ?? priced.get(id))
            .reduce((sum: number, cents) => sum + (cents ?? 0), 0);
          const deducted = total(
            deductions.filter((one) => one.rate === rate).map((one) => ({ ...one, amount_cents: 0 })),
            "taxable_cents",
          );
          expect(taxable_cents).toBe(ofLines - deducted);
        }
    });
  });

  test("leaves the sum without VAT that of the estimate, to the cent", () => {
    holds(({ bills, documents }, lines, discount) => {
      const left = remainingOf(estimateOf(lines, discount), documents);
      const made = bills.reduce((sum, { net_cents }) => sum + net_cents, 0);
      expect(made + total(left, "taxable_cents")).toBe(netOf(lines, discount));
    });
  });
});

describe("the rounding that an estimate shows", () => {
  test("is what the VAT of all documents and of what is left comes to beside its own, and no more than they round", () => {
    holds(({ bills, documents }, lines, discount) => {
      const whole = estimateOf(lines, discount);
      for (const { rate, taxable_cents, amount_cents, rounding_cents } of remainingOf(whole, documents)) {
        const own = bills.flatMap(({ groups }) => groups).filter((group) => group.rate === rate);
        const estimated = vatOf(total(own, "taxable_cents") + taxable_cents, rate);
        expect(amount_cents).toBe(vatOf(taxable_cents, rate));
        expect(rounding_cents).toBe(total(own, "amount_cents") + amount_cents - estimated);
        // Each document, what is left and the estimate round by half a cent at most.
        expect(Math.abs(rounding_cents)).toBeLessThanOrEqual((own.length + 2) / 2);
      }
    });
  });

  test("of three advances by a third of 0.10 is a cent more in all", () => {
    const dime = estimateOf([{ price: 1000, quantity: 10_000, rate: "21.00" }], 0);
    const third: BillingChoice = { billing: "percentage", percentage: "30.00" };
    const { bills, documents } = documentsOf(dime, [third, third, third, all]);
    expect(bills.map(({ net_cents, vat_cents }) => [net_cents, vat_cents])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [1, 0],
    ]);
    expect(remainingOf(dime, documents)).toEqual([
      { category: "S", rate: "21.00", taxable_cents: 0, amount_cents: 0, rounding_cents: 1 },
    ]);
  });
});
