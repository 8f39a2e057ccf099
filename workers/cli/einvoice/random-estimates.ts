import fc from "fast-check";
import { counted } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import type { Billed } from "#model/invoice/billed.ts";
import { asBilled, type Bill, type BillingChoice, billOf } from "#model/invoice/billing.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { unitCodes } from "#model/stock/unit-codes.ts";

/** What e-invoices are made of, drawn: estimates of any lines, and documents made of them one after another. */
export type Drawn = typeof anEstimate extends fc.Arbitrary<infer Value> ? Value : never;

const vats = [
  ["S", 210_000],
  ["S", 120_000],
  ["S", 50_000],
  ["S", 0],
  ["AE", 0],
  ["K", 0],
  ["G", 0],
  ["E", 0],
] as const;

const names = [
  "Maketi",
  "A4 lapas <b> & „pēdiņas\u201d",
  "Druka 4+4, 135 g/m²",
  "Kaste\u0007 ar 'vāku'",
  "🖨️ druka",
  "]]>",
];
const quantity = fc.oneof(fc.integer({ min: 0, max: 30_000_000 }), fc.constantFrom(0, 1, 10_000, 15_000_000));

const aLine = fc.record({
  name: fc.constantFrom(...names),
  name_en: fc.constantFrom("", "Artwork"),
  unit: fc.constantFrom(...unitCodes.map(([code]) => code), "H87", "H87"),
  quantity,
  price: fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(1, 1667, 10_000)),
  /** Cents of an agreed total in place of a price. */
  total: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { freq: 3 }),
  vat: fc.constantFrom(...vats),
});

/** A line, and how much of it: null for all that is left. */
const aTaken = fc.record({
  position_item_id: fc.integer({ min: 1, max: 12 }),
  quantity: fc.option(fc.integer({ min: 1, max: 20_000_000 }), { freq: 2 }),
  is_final: fc.boolean(),
});

const aChoice: fc.Arbitrary<BillingChoice> = fc.oneof(
  fc.integer({ min: 1, max: 700_000 }).map((percent) => ({
    billing: "percentage" as const,
    percentage: sendDecimal(percent),
  })),
  fc
    .uniqueArray(aTaken, { minLength: 1, maxLength: 6, selector: ({ position_item_id }) => position_item_id })
    .map((taken) => ({
      billing: "lines" as const,
      position_item_ids: taken.map(({ position_item_id }) => position_item_id),
      quantities: taken.flatMap(({ quantity, ...one }) => (quantity === null ? [] : [{ ...one, quantity }])),
      tolerance: 100_000,
    })),
);

export const anEstimate = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 12 }),
  /** Ten-thousandths of a percent. */
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
  /** What is outside the scope of VAT stands by itself in a document (EN 16931 BR-O-11). */
  isOutside: fc.constantFrom(false, false, false, false, true),
  choices: fc.array(aChoice, { maxLength: 4 }),
});

/** An estimate of the lines, counted. */
export function estimateOf({ lines, discount, isOutside }: Drawn) {
  const position_items = lines.map((line, index) => ({
    id: index + 1,
    name: line.name,
    name_en: line.name_en,
    type_id: 1,
    measure_unit: { id: 1, short_name: "m", short_name_en: "u", code: line.unit },
    quantity: sendDecimal(line.quantity),
    price: line.total === null ? sendDecimal(line.price) : null,
    total_cents: line.total ?? 0,
    vat_category: isOutside ? "O" : line.vat[0],
    vat_rate: isOutside ? "0.00" : sendDecimal(line.vat[1]),
  }));
  return counted(
    estimate.parse({
      id: 1,
      name: "Tāme",
      estimate_nr: "2026-14/2",
      project: { id: 1, name: "Projekts" },
      discount: sendDecimal(discount),
      additional_agency_positions: [{ id: 1, name: "Pozīcija", position_items }],
    }),
  );
}

/** A document that was made of the estimate, and what it was asked for as. */
export interface Made {
  id: number;
  choice: BillingChoice;
  bill: Bill;
}

/** Documents made one after another, as far as each can be, and one of all that is left. */
export function billsOf(whole: ReturnType<typeof estimateOf>, choices: readonly BillingChoice[]): Made[] {
  const made: Made[] = [];
  const documents: Billed[] = [];
  for (const choice of [...choices, { billing: "lines" as const, position_item_ids: null }]) {
    const bill = billOf(whole, documents, choice);
    if (typeof bill === "string") continue;
    const id = documents.length + 1;
    documents.push(asBilled(id, choice.billing, bill));
    made.push({ id, choice, bill });
  }
  return made;
}
