import fc from "fast-check";
import { type InvoiceContent, type InvoiceLine, noContent } from "#model/invoice/content.ts";
import { type LeftDocument, leftOf } from "#model/invoice/left-document.ts";
import { type CreditWish, type PartialCredit, partialCredit } from "#model/invoice/partial-credit.ts";

/**
 * Documents of which parts are credited, drawn by chance and counted here in whole numbers of their own, so that what counts
 * credit notes is held against another calculation.
 */
export const vats = [
  { category: "S", rate: "21.00", percent: 21n },
  { category: "S", rate: "12.00", percent: 12n },
  { category: "S", rate: "5.00", percent: 5n },
  { category: "S", rate: "0.00", percent: 0n },
  { category: "AE", rate: "0.00", percent: 0n },
] as const;
type Vat = (typeof vats)[number];

/** Half away from zero, of amounts that are not below it. */
const rounded = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));
export const vatOf = (cents: number, { percent }: Vat): number => rounded(BigInt(cents) * percent, 100n);
const shareOf = (cents: number, percent: number): number => rounded(BigInt(cents) * BigInt(percent), 100n);
export const added = (amounts: number[]): number => amounts.reduce((whole, one) => whole + one, 0);
/** Ten-thousandths as they are sent. */
const sent = (value: number): string =>
  `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, "0")}`;

export const isOf = (vat: Vat, one: { category: string; rate: string }): boolean =>
  one.category === vat.category && Number(one.rate) === Number(vat.rate);
export const linesOf = (vat: Vat, lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.filter(({ vat_category, vat_rate }) => isOf(vat, { category: vat_category, rate: vat_rate }));

const aLine = fc.record({
  vat: fc.constantFrom(...vats),
  /** Ten-thousandths of a euro; small ones beside large ones. */
  price: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 50_000_000 })),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1, max: 30 }).map((n) => n * 10_000),
  ),
  isAgreed: fc.boolean(),
});

interface Drawn {
  vat: Vat;
  price: number;
  quantity: number;
  isAgreed: boolean;
}

const lineOf = ({ vat, price, quantity, isAgreed }: Drawn): InvoiceLine => ({
  name: "Rinda",
  name_en: "Line",
  unit: "gab.",
  unit_en: "pcs",
  unit_code: "C62",
  quantity: sent(quantity),
  price: isAgreed ? null : sent(price),
  total_cents: rounded(BigInt(price) * BigInt(quantity), 1_000_000n),
  vat_category: vat.category,
  vat_rate: vat.rate,
});

/** A document of lines: of each VAT group some percent are discounted, and some of the rest was paid in advance. */
export const aDocument = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 8 }),
    discounts: fc.option(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 }), {
      nil: null,
    }),
    advances: fc.option(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }), {
      nil: null,
    }),
  })
  .map(({ lines: drawn, discounts, advances }): InvoiceContent => {
    const lines = drawn.map(lineOf);
    const used = vats.flatMap((vat, index) => {
      const full = added(linesOf(vat, lines).map(({ total_cents }) => total_cents));
      const discount = shareOf(full, discounts?.[index] ?? 0);
      const advance = shareOf(full - discount, advances?.[index] ?? 0);
      return linesOf(vat, lines).length > 0 ? [{ vat, full, discount, advance }] : [];
    });
    const groups = used.map(({ vat, full, discount, advance }) => {
      const taxable_cents = full - discount - advance;
      return {
        category: vat.category,
        rate: vat.rate,
        taxable_cents,
        amount_cents: vatOf(taxable_cents, vat),
      };
    });
    const advanced = used.map(({ vat, advance }) => ({
      category: vat.category,
      rate: vat.rate,
      net_cents: advance,
    }));
    const net_cents = added(groups.map(({ taxable_cents }) => taxable_cents));
    const vat_cents = added(groups.map(({ amount_cents }) => amount_cents));
    const deducted = {
      id: 1,
      invoice_nr: "AV-1",
      date: "2026-11-02",
      net_cents: added(advanced.map((one) => one.net_cents)),
      groups: advanced,
    };
    return {
      ...noContent,
      lines,
      groups,
      full_cents: added(used.map(({ full }) => full)),
      discount_cents: added(used.map(({ discount }) => discount)),
      advances: deducted.net_cents > 0 ? [deducted] : [],
      net_cents,
      vat_cents,
      total_cents: net_cents + vat_cents,
    };
  });

/** What somebody asks for: shares of what there is, and now and then more than that. */
const aWish = fc
  .record({
    line: fc.integer({ min: 0, max: 7 }),
    /** Thousandths of the line. */
    share: fc.oneof(fc.integer({ min: 0, max: 1100 }), fc.constantFrom(0, 1, 1000)),
    of: fc.constantFrom("quantity", "amount", "both"),
    isTiny: fc.boolean(),
  })
  .map(({ line, share, of, isTiny }) => ({ line, of, share: isTiny ? Math.ceil(share / 50) : share }));

/** Credit notes one after another: what each takes of which lines. */
export const someCredits = fc.array(
  fc.uniqueArray(aWish, { minLength: 1, maxLength: 4, selector: ({ line }) => line }),
  { maxLength: 12 },
);
type Asked = { line: number; share: number; of: string };

/** What is asked of a line, in its own quantity and cents. */
function wishOf({ lines }: InvoiceContent, { line, share, of }: Asked): CreditWish {
  const quantity = Math.round(Number(lines[line]?.quantity ?? 0) * 10_000);
  return {
    line,
    quantity: of === "amount" ? null : Math.floor((quantity * share) / 1000),
    net_cents: of === "quantity" ? null : Math.floor(((lines[line]?.total_cents ?? 0) * share) / 1000),
  };
}

interface Step {
  before: LeftDocument;
  wishes: CreditWish[];
  credit: ReturnType<typeof partialCredit>;
}

/** Credits a document as it is asked for, as far as each can be; what was answered, what was made and what is left. */
export function play(content: InvoiceContent, asked: readonly (readonly Asked[])[]) {
  const notes: PartialCredit[] = [];
  const steps: Step[] = [];
  const left = () =>
    leftOf(
      content,
      notes.flatMap(({ parts }) => parts),
      notes.flatMap(({ groups }) => groups),
    );
  for (const one of asked) {
    const wishes = one.filter(({ line }) => line < content.lines.length).map((wish) => wishOf(content, wish));
    const before = left();
    const credit = partialCredit(before, wishes);
    steps.push({ before, wishes, credit });
    if (!("problem" in credit)) notes.push(credit);
  }
  return { notes, steps, left: left() };
}
