import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Billed, openAdvances } from "./billed";
import { type Bill, type BillingChoice, billOf, openLines, remainingOf } from "./billing";
import { counted, itemsOf } from "./counted-estimate";
import { decimal, sendDecimal } from "./decimal";
import { estimate } from "./estimate";
import { percentOf, sum } from "./money";

const line = fc.record({
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 3_000_000 }),
  rate: fc.constantFrom("21.00", "12.00", "5.00", "0.00"),
});
const anEstimate = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 300_000 }),
});
type Drawn = { price: number; quantity: number; rate: string };

/** An estimate of some lines in one position, counted. */
function estimateOf(lines: Drawn[], discount: number) {
  const position_items = lines.map(({ price, quantity, rate }, index) => ({
    ...{ id: index + 1, name: "Rinda", type_id: 1, total: null, total_cents: 0 },
    ...{ price: sendDecimal(price), quantity: sendDecimal(quantity), vat_category: "S", vat_rate: rate },
  }));
  return counted(
    estimate.parse({
      ...{ id: 1, name: "Tāme", project: { id: 1, name: "Projekts" }, discount: sendDecimal(discount) },
      additional_agency_positions: [{ id: 1, name: "Pozīcija", position_items }],
    }),
  );
}

const billed = (id: number, choice: BillingChoice, bill: Bill): Billed => ({
  id,
  billing: choice.billing,
  position_item_ids: bill.lines.map((one) => one.id),
  groups: bill.groups,
  deductions: bill.deductions,
});

/** Documents made one after another, as far as each can be; advances noted as deducted where they are. */
function documentsOf(whole: ReturnType<typeof estimateOf>, choices: BillingChoice[]) {
  const bills: Bill[] = [];
  const documents: Billed[] = [];
  for (const choice of choices) {
    const bill = billOf(whole, documents, choice);
    if (typeof bill === "string") continue;
    const id = documents.length + 1;
    documents.push(billed(id, choice, bill));
    bills.push(bill);
  }
  return { bills, documents };
}

const aChoice: fc.Arbitrary<BillingChoice> = fc.oneof(
  fc.integer({ min: 1, max: 700_000 }).map((percent) => ({
    billing: "percentage" as const,
    percentage: sendDecimal(percent),
  })),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
    .map((position_item_ids) => ({
      billing: "lines" as const,
      position_item_ids,
    })),
);
const all: BillingChoice = { billing: "lines", position_item_ids: null };
const totalOf = (bills: Bill[]) => sum(bills.map(({ total_cents }) => total_cents));

describe("the documents of an estimate", () => {
  test("come together to the estimate, to the cent and by VAT rate", () => {
    fc.assert(
      fc.property(anEstimate, fc.array(aChoice, { maxLength: 6 }), ({ lines, discount }, choices) => {
        const whole = estimateOf(lines, discount);
        const { bills, documents } = documentsOf(whole, [...choices, all]);
        const left = remainingOf(whole, documents);
        if (openLines(whole, documents).length > 0) return;
        expect(left.every((group) => group.taxable_cents === 0 && group.amount_cents === 0)).toBe(true);
        expect(totalOf(bills)).toBe(whole.sums.total_cents);
      }),
      { numRuns: 1000 },
    );
  });

  test("each have the VAT of what they tax, within a cent of rounding", () => {
    fc.assert(
      fc.property(anEstimate, fc.array(aChoice, { maxLength: 6 }), ({ lines, discount }, choices) => {
        const { bills } = documentsOf(estimateOf(lines, discount), [...choices, all]);
        for (const { taxable_cents, amount_cents, rate } of bills.flatMap(({ groups }) => groups))
          expect(Math.abs(amount_cents - percentOf(taxable_cents, decimal(rate)))).toBeLessThanOrEqual(1);
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
          expect(totalOf(bills)).toBe(whole.sums.total_cents);
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
