import fc from "fast-check";
import { counted } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import type { Billed } from "#model/invoice/billed.ts";
import { asBilled, type Bill, type BillingChoice, billOf } from "#model/invoice/billing.ts";
import { sendDecimal } from "#model/money/decimal.ts";

const line = fc.record({
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 3_000_000 }),
  rate: fc.constantFrom("21.00", "12.00", "5.00", "0.00"),
});
/** An estimate that is drawn: lines in ten-thousandths, and its discount in ten-thousandths of a percent. */
export const anEstimate = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 300_000 }),
});
export type Drawn = { price: number; quantity: number; rate: string };

/** An estimate of some lines in one position, counted. */
export function estimateOf(lines: Drawn[], discount: number) {
  const position_items = lines.map(({ price, quantity, rate }, index) => ({
    id: index + 1,
    name: "Rinda",
    type_id: 1,
    total: null,
    total_cents: 0,
    price: sendDecimal(price),
    quantity: sendDecimal(quantity),
    vat_category: "S",
    vat_rate: rate,
  }));
  return counted(
    estimate.parse({
      id: 1,
      name: "Tāme",
      project: { id: 1, name: "Projekts" },
      discount: sendDecimal(discount),
      additional_agency_positions: [{ id: 1, name: "Pozīcija", position_items }],
    }),
  );
}

/** What the calculation knows of a document that was made. */
export const billed = (id: number, choice: BillingChoice, bill: Bill): Billed =>
  asBilled(id, choice.billing, bill);

/** Documents made one after another, as far as each can be; advances noted as deducted where they are. */
export function documentsOf(whole: ReturnType<typeof estimateOf>, choices: BillingChoice[]) {
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

/** Some lines, in parts or whole. */
const someLines: fc.Arbitrary<BillingChoice> = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
  .chain((position_item_ids) =>
    fc
      .array(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 2_000_000 })), {
        minLength: position_item_ids.length,
        maxLength: position_item_ids.length,
      })
      .map((drawn) => ({
        billing: "lines" as const,
        position_item_ids,
        tolerance: 0,
        quantities: position_item_ids.flatMap((position_item_id, index) => {
          const quantity = drawn[index];
          return quantity ? [{ position_item_id, quantity, is_final: false }] : [];
        }),
      })),
  );

/** An advance or some lines, as anybody likes; not everything that is drawn can be. */
export const aChoice: fc.Arbitrary<BillingChoice> = fc.oneof(
  fc.integer({ min: 1, max: 700_000 }).map((percent) => ({
    billing: "percentage" as const,
    percentage: sendDecimal(percent),
  })),
  someLines,
);
/** All lines that are left. */
export const all: BillingChoice = { billing: "lines", position_item_ids: null };
