import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { all, anEstimate, documentsOf, estimateOf } from "#tests/support/billed-estimates.ts";
import { decimal } from "../money/decimal.ts";
import { sum } from "../money/money.ts";
import type { Billed } from "./billed.ts";
import { type BillingChoice, billOf } from "./billing.ts";
import { openLines, remainingOf } from "./remaining.ts";

/** Ten-thousandths. */
const pieces = (count: number) => count * 10_000;
/** So many pieces of line 1; a tolerance of ten percent. */
const part = (count: number, isFinal = false): BillingChoice => ({
  billing: "lines",
  position_item_ids: [1],
  quantities: [{ position_item_id: 1, quantity: pieces(count), is_final: isFinal }],
  tolerance: 100_000,
});

describe("a line of 1500 pieces at 0.0833", () => {
  // 1500 × 0.0833 = 124.95.
  const whole = estimateOf([{ price: 833, quantity: pieces(1500), rate: "21.00" }], 0);
  const netsOf = (choices: BillingChoice[]) =>
    documentsOf(whole, choices).bills.map(({ net_cents }) => net_cents);

  test("comes to what was agreed, however it is divided", () => {
    // 500 × 0.0833 = 41.65, and 333 of them 27.7389.
    expect(netsOf([part(500), all])).toEqual([4165, 8330]);
    expect(netsOf([part(333), part(333), part(333), part(501)])).toEqual([2774, 2774, 2774, 4173]);
  });

  test("of which 1015 come after 500 is done, and costs what came", () => {
    const { bills, documents } = documentsOf(whole, [part(500), part(1015), all]);
    // 1515 × 0.0833 = 126.1995.
    expect(bills.map(({ net_cents }) => net_cents)).toEqual([4165, 12_620 - 4165]);
    expect(openLines(whole, documents)).toEqual([]);
    expect(remainingOf(whole, documents)).toMatchObject([{ taxable_cents: 0, amount_cents: 0 }]);
  });

  test("is done with less where that is said, and leaves nothing", () => {
    const { bills, documents } = documentsOf(whole, [part(500), part(950, true)]);
    // 1450 × 0.0833 = 120.785.
    expect(sum(bills.map(({ net_cents }) => net_cents))).toBe(12_079);
    expect(openLines(whole, documents)).toEqual([]);
    expect(remainingOf(whole, documents)).toMatchObject([{ taxable_cents: 0 }]);
    expect(billOf(whole, documents, all)).toBe("errors.invoice_nothing");
    expect(billOf(whole, documents, part(10))).toBe("errors.invoice_line_taken");
  });

  test("is refused beyond the tolerance, and with nothing", () => {
    const { documents } = documentsOf(whole, [part(500)]);
    expect(billOf(whole, documents, part(1150))).not.toBeTypeOf("string");
    expect(billOf(whole, documents, part(1151))).toBe("errors.invoice_quantity_over");
    expect(billOf(whole, documents, part(850, true))).not.toBeTypeOf("string");
    expect(billOf(whole, documents, part(849, true))).toBe("errors.invoice_quantity_short");
    expect(billOf(whole, documents, part(0))).toBe("errors.invoice_quantity_none");
  });

  test("tells what is left of it", () => {
    const { documents } = documentsOf(whole, [part(500)]);
    expect(openLines(whole, documents)).toMatchObject([
      { id: 1, quantity: "1000.00", total_cents: 8330, total_with_discount_cents: 8330 },
    ]);
    expect(remainingOf(whole, documents)).toMatchObject([{ taxable_cents: 8330, rounding_cents: 0 }]);
  });

  test("deducts its share of an advance, and the rest with the last part", () => {
    const half: BillingChoice = { billing: "percentage", percentage: "50.00" };
    const { bills } = documentsOf(whole, [half, part(500), part(1015)]);
    // Half of 124.95 is 62.48; a third of that is 20.83, and what is left goes with the last part.
    expect(bills.map(({ deductions }) => sum(deductions.map((one) => one.taxable_cents)))).toEqual([
      0, 2083, 4165,
    ]);
    expect(sum(bills.map(({ net_cents }) => net_cents))).toBe(12_620);
  });
});

test("without a quantity a line cannot be divided", () => {
  const whole = estimateOf([{ price: 10_000, quantity: 0, rate: "21.00" }], 0);
  expect(billOf(whole, [], part(1))).toBe("errors.invoice_quantity_whole");
});

/** The exact share of a line in cents, rounded half away from zero, in whole numbers alone. */
function shareOf(cents: number, quantity: number, ordered: number): number {
  const [above, below] = [BigInt(cents) * BigInt(quantity), BigInt(ordered)];
  return Number((2n * above + below) / (2n * below));
}

test("any parts of any lines cost their share, and are done with what they came to", () => {
  const portions = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      anEstimate,
      fc.array(portions, { minLength: 12, maxLength: 12 }),
      ({ lines, discount }, drawn) => {
        const whole = estimateOf(lines, discount);
        const items = whole.additional_agency_positions.flatMap(({ position_items }) => position_items);
        const rounds = Math.max(...drawn.map(({ length }) => length));
        const choices = Array.from({ length: rounds }, (_, round): BillingChoice => {
          const taken = items.flatMap(({ id, quantity }, index) => {
            const percent = drawn[index]?.[round];
            const wanted = percent ? Math.round((decimal(quantity) * percent) / 100) : 0;
            return wanted > 0 ? [{ position_item_id: id, quantity: wanted, is_final: false }] : [];
          });
          return {
            billing: "lines",
            position_item_ids: taken.map((one) => one.position_item_id),
            quantities: taken,
            tolerance: null,
          };
        });
        const { bills, documents } = documentsOf(whole, choices);
        for (const item of items) expectShare(item, documents);
        const net = sum(bills.map(({ net_cents }) => net_cents));
        const left = sum(openLines(whole, documents).map((line) => line.total_with_discount_cents));
        const remaining = sum(remainingOf(whole, documents).map(({ taxable_cents }) => taxable_cents));
        expect(remaining).toBe(left);
        expect(net).toBe(sum(documents.flatMap(({ groups }) => groups.map((one) => one.taxable_cents))));
      },
    ),
    { numRuns: 500 },
  );
});

function expectShare(
  item: { id: number; quantity: string; total_with_discount_cents: number },
  documents: readonly Billed[],
): void {
  const parts = documents.flatMap((one) => one.parts).filter((one) => one.position_item_id === item.id);
  if (parts.length === 0) return;
  const quantity = sum(parts.map((one) => one.quantity));
  expect(sum(parts.map((one) => one.net_cents))).toBe(
    shareOf(item.total_with_discount_cents, quantity, decimal(item.quantity)),
  );
}
