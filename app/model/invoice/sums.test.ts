import fc from "fast-check";
import { expect, test } from "vitest";
import { counted } from "../estimate/counted-estimate.ts";
import { estimate } from "../estimate/estimate.ts";
import { decimal, sendDecimal } from "../money/decimal.ts";
import { showMoney } from "../money/show-money.ts";
import { type Bill, billOf } from "./billing.ts";
import { invoiceDocument } from "./document.ts";
import { invoice } from "./invoice.ts";

const seller = { name: "SIA Roka", accounts: [{ bank: "", bic: "BANKLV22", iban: "LV80BANK0000435195001" }] };

/** Cents of an amount as it is shown. */
const read = (shown: string): number => Number(shown.replace("\u2212", "-").replace(/[^\d-]/g, ""));

const vats: [category: string, rate: string][] = [
  ["S", "21"],
  ["S", "12"],
  ["S", "5"],
  ["AE", "0"],
  ["E", "0"],
];
const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 20_000_000 }).map(sendDecimal),
  price: fc.integer({ min: 0, max: 5_000_000 }).map(sendDecimal),
  vat: fc.constantFrom(...vats),
});

/** An estimate of such lines, its advance and the final invoice that deducts it. */
const anEstimate = (lines: { quantity: string; price: string; vat: [string, string] }[], discount: string) =>
  counted(
    estimate.parse({
      id: 1,
      name: "T",
      estimate_nr: "1",
      project: { id: 1, name: "P" },
      discount,
      additional_agency_positions: [
        {
          id: 1,
          name: "P",
          position_items: lines.map(({ quantity, price, vat: [vat_category, vat_rate] }, index) => ({
            id: index + 1,
            name: "L",
            type_id: 1,
            total_cents: 0,
            quantity,
            price,
            vat_category,
            vat_rate,
          })),
        },
      ],
    }),
  );

/** The document of a bill, as it is shown. */
function shownOf(bill: Bill, discount: string, advances: Bill[] = []) {
  const { full_cents, net_cents, vat_cents, total_cents, groups, lines } = bill;
  const deducted = advances.reduce((all, advance) => all + advance.net_cents, 0);
  const content = {
    seller,
    buyer: { name: "SIA Šķūnis" },
    project: { name: "P" },
    manager: {},
    brand: { colour: "#000000" },
    discount,
    full_cents,
    net_cents,
    vat_cents,
    total_cents,
    groups,
    discount_cents: full_cents - deducted - net_cents,
    advances: advances.map((advance, id) => ({ id, net_cents: advance.net_cents })),
    lines: lines.map(({ name, quantity, price, total_cents, vat_rate }) => ({
      name,
      quantity,
      price,
      total_cents,
      vat_rate: vat_rate ?? "0",
    })),
  };
  const document = invoice.parse({
    id: 1,
    invoice_nr: "RE-1",
    estimate_id: 1,
    status_id: 2,
    content,
    customer: { id: 1, name: "K" },
    project: { id: 1, name: "P" },
    estimate: { id: 1, estimate_nr: "1", name: "T" },
  });
  return invoiceDocument(document, "lv");
}

test("whatever is billed, the sums that are shown add up to the cent", () => {
  const percent = fc.integer({ min: 1, max: 9999 }).map((hundredths) => sendDecimal(hundredths * 100));
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 12 }),
      percent,
      percent,
      (lines, discount, part) => {
        const whole = anEstimate(lines, discount);
        const advance = billOf(whole, [], { billing: "percentage", percentage: part });
        fc.pre(typeof advance !== "string");
        const taken = {
          id: 1,
          billing: "percentage" as const,
          position_item_ids: [],
          parts: [],
          deductions: [],
          groups: advance.groups,
        };
        const final = billOf(whole, [taken], { billing: "lines", position_item_ids: null });
        fc.pre(typeof final !== "string");
        const shown = shownOf(final, discount, [advance]);
        const { lines: rows, sums } = shown;
        const amount = (key: string) => read(sums.find((row) => row.key === key)?.amount ?? "0");
        const all = (found: typeof sums) => found.reduce((total, row) => total + read(row.amount), 0);
        const vat = sums.filter(({ base }) => base !== undefined);
        const full = amount("documents.sum");

        expect(rows.reduce((total, row) => total + read(row.total), 0)).toBe(full);
        expect(full + amount("documents.discount") + amount("documents.advance_unnumbered")).toBe(
          amount("documents.net"),
        );
        expect(vat.reduce((total, { base }) => total + read(base?.values?.amount ?? "0"), 0)).toBe(
          amount("documents.net"),
        );
        expect(amount("documents.net") + all(vat)).toBe(amount("documents.total"));
        // Both documents together are the estimate without VAT, as it is shown.
        const early = shownOf(advance, "0").sums.find(({ key }) => key === "documents.net")?.amount ?? "";
        expect(read(early) + amount("documents.net")).toBe(read(showMoney(whole.sums.net_cents, "lv")));
        // Each VAT is that of the base beside it (domain H20).
        for (const { base, amount: shownVat, values } of vat) {
          const [taxed, rate] = [read(base?.values?.amount ?? "0"), Number.parseInt(values?.rate ?? "0", 10)];
          expect(read(shownVat)).toBe(Math.floor((taxed * rate + 50) / 100));
        }
        if (shown.payment?.qr)
          expect(decimal(shown.payment.qr.split("\n")[7]?.slice(3) ?? "")).toBe(final.total_cents * 100);
      },
    ),
  );
});
