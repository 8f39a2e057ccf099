import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aChoice,
  all,
  anEstimate,
  billed,
  documentsOf,
  estimateOf,
} from "#tests/support/billed-estimates.ts";
import { itemsOf } from "../estimate/counted-estimate.ts";
import { sendDecimal } from "../money/decimal.ts";
import { sum } from "../money/money.ts";
import { openAdvances } from "./billed.ts";
import { type Bill, type BillingChoice, billOf } from "./billing.ts";
import { openLines, remainingOf } from "./remaining.ts";

const netOf = (bills: Bill[]) => sum(bills.map(({ net_cents }) => net_cents));

describe("the documents of an estimate", () => {
  test("come together to the estimate without VAT, to the cent and by VAT rate", () => {
    fc.assert(
      fc.property(anEstimate, fc.array(aChoice, { maxLength: 6 }), ({ lines, discount }, choices) => {
        const whole = estimateOf(lines, discount);
        const { bills, documents } = documentsOf(whole, [...choices, all]);
        const left = remainingOf(whole, documents);
        if (openLines(whole, documents).length > 0) return;
        expect(left.every((group) => group.taxable_cents === 0 && group.amount_cents === 0)).toBe(true);
        expect(netOf(bills)).toBe(whole.sums.net_cents);
      }),
      { numRuns: 1000 },
    );
  });

  test("add up in themselves: lines, discount and advances are the net", () => {
    fc.assert(
      fc.property(anEstimate, fc.array(aChoice, { maxLength: 6 }), ({ lines, discount }, choices) => {
        const { bills } = documentsOf(estimateOf(lines, discount), [...choices, all]);
        for (const bill of bills) {
          const deducted = sum(bill.deductions.map(({ taxable_cents }) => taxable_cents));
          expect(bill.full_cents - bill.discount_cents - deducted).toBe(bill.net_cents);
          expect(bill.net_cents).toBe(sum(bill.groups.map(({ taxable_cents }) => taxable_cents)));
          expect(bill.total_cents).toBe(bill.net_cents + bill.vat_cents);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("an advance", () => {
  const whole = estimateOf([{ price: 1_000_100, quantity: 10_000, rate: "21.00" }], 0);

  test("twice by half leaves nothing, the odd cent included", () => {
    const half: BillingChoice = { billing: "percentage", percentage: "50.00" };
    const { bills } = documentsOf(whole, [half, half, all]);
    expect(bills.map(({ net_cents }) => net_cents)).toEqual([5001, 5000, 0]);
    expect(bills.at(-1)).toMatchObject({
      deductions: [
        { advance_id: 1, taxable_cents: 5001 },
        { advance_id: 2, taxable_cents: 5000 },
      ],
      total_cents: 0,
    });
  });

  test("of more than what is left is refused", () => {
    const first = documentsOf(whole, [{ billing: "percentage", percentage: "60.00" }]).documents;
    expect(billOf(whole, first, { billing: "percentage", percentage: "50.00" })).toBe("errors.invoice_over");
  });

  test("that is more than the estimate came to be is not deducted", () => {
    const { documents } = documentsOf(whole, [{ billing: "percentage", percentage: "60.00" }]);
    const smaller = estimateOf([{ price: 500_000, quantity: 10_000, rate: "21.00" }], 0);
    expect(billOf(smaller, documents, all)).toBe("errors.invoice_advanced");
  });
});

describe("lines after advances", () => {
  test("can be chosen as anybody likes, and deduct all of the advances in the end", () => {
    fc.assert(
      fc.property(
        anEstimate,
        fc.array(aChoice, { maxLength: 6 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        ({ lines, discount }, choices, percent, sizes) => {
          const whole = estimateOf(lines, discount);
          const first: BillingChoice = { billing: "percentage", percentage: sendDecimal(percent) };
          const { bills, documents } = documentsOf(whole, [first, ...choices]);
          for (let open = openLines(whole, documents); open.length > 0; open = openLines(whole, documents)) {
            const ids = open.slice(-(sizes.next().value ?? 1)).map(({ id }) => id);
            const choice: BillingChoice = { billing: "lines", position_item_ids: ids };
            const bill = billOf(whole, documents, choice);
            if (typeof bill === "string") throw new Error(`${bill} for ${ids}`);
            documents.push(billed(documents.length + 1, choice, bill));
            bills.push(bill);
          }
          expect(openAdvances(documents)).toEqual([]);
          expect(netOf(bills)).toBe(whole.sums.net_cents);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("deduct their share of it", () => {
    const whole = estimateOf(
      [
        { price: 300_000, quantity: 10_000, rate: "21.00" },
        { price: 4_000_000, quantity: 10_000, rate: "21.00" },
      ],
      0,
    );
    const { bills } = documentsOf(whole, [
      { billing: "percentage", percentage: "30.00" },
      { billing: "lines", position_item_ids: [2] },
      all,
    ]);
    expect(bills.map(({ net_cents }) => net_cents)).toEqual([12_900, 28_000, 2_100]);
  });
});

describe("a line", () => {
  const whole = estimateOf(
    [
      { price: 10_000, quantity: 10_000, rate: "21.00" },
      { price: 20_000, quantity: 10_000, rate: "5.00" },
    ],
    0,
  );

  test("is invoiced once", () => {
    const one: BillingChoice = { billing: "lines", position_item_ids: [1] };
    const { documents } = documentsOf(whole, [one]);
    expect(billOf(whole, documents, one)).toBe("errors.invoice_line_taken");
    expect(billOf(whole, documents, { billing: "lines", position_item_ids: [9] })).toBe(
      "errors.invoice_line_gone",
    );
    expect(openLines(whole, documents).map(({ id }) => id)).toEqual([2]);
  });

  test("is asked for where there is any", () => {
    const { documents } = documentsOf(whole, [all]);
    expect(itemsOf(whole)).toHaveLength(2);
    expect(billOf(whole, documents, all)).toBe("errors.invoice_nothing");
  });
});
