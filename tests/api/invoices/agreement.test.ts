import { beforeAll, expect, test } from "vitest";
import { type Random, randomFrom } from "#local/demonstration/random.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { opened } from "#tests/support/sheet.ts";
import { sized } from "#tests/support/sized.ts";
import { emptyOffice } from "../arrange.ts";
import { languages, money } from "../estimates/arrange-documents.ts";
import { aLine, billed, issued, pagesOf } from "./arrange-documents.ts";

/** Random documents: what a screen is told, what the PDF says and what stands in the spreadsheet, to the cent. */

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

/** A decimal of four places of so many ten-thousandths. */
const decimalOf = (parts: number) =>
  `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, "0")}`;

/** Half away from zero; nothing here is below it. */
const rounded = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

interface Line {
  quantity: number;
  price: number;
  vat: readonly [category: string, rate: number];
}

const vats = [
  ["S", 21],
  ["S", 12],
  ["S", 5],
  ["AE", 0],
] as const;

const someLines = (random: Random): Line[] =>
  Array.from({ length: random.whole(1, 9) }, () => ({
    quantity: random.whole(1, 30_000_000),
    price: random.whole(1, 900_000),
    vat: random.pick(vats),
  }));

const totalOf = ({ quantity, price }: Line) => rounded(BigInt(quantity) * BigInt(price), 1_000_000n);

/** An estimate of such lines, and its documents: one of all of it, or an advance and the one that deducts it. */
async function documentsOf(lines: Line[], discount: number, random: Random) {
  const at = await billed(admin, {
    lines: lines.map(({ quantity, price, vat: [vat_category, rate] }, index) =>
      aLine({
        name: `Darbs ${index + 1}`,
        quantity: decimalOf(quantity),
        price: decimalOf(price),
        vat_category,
        vat_rate: String(rate),
      }),
    ),
    fields: { discount: decimalOf(discount) },
  });
  const advance = random.chance(0.6) ? await issued(at, { percentage: String(random.whole(1, 99)) }) : null;
  return { at, documents: [...(advance ? [advance] : []), await issued(at)] };
}

/** The row of a document in the spreadsheet: net, VAT and total in cents. */
async function cellsOf({ invoice_nr }: Invoice): Promise<number[]> {
  const { bytes } = await admin("GET", `/invoices/export?invoiceNr=${invoice_nr}`);
  const row = opened(bytes).rows.find((cells) => cells[0]?.v === invoice_nr);
  return [10, 11, 12].map((column) => Math.round(Number(row?.[column]?.v) * 100));
}

const run = sized("screen, PDF and spreadsheet agree", "estimates", { usual: 5, soak: 200 });

test(run.title, { timeout: run.patience }, async () => {
  const random = randomFrom(String(run.seed));
  for (let round = 0; round < run.size; round += 1) {
    const lines = someLines(random);
    const discount = random.chance(0.5) ? random.whole(1, 400_000) : 0;
    const { at, documents } = await documentsOf(lines, discount, random);

    const full = lines.reduce((sum, line) => sum + totalOf(line), 0);
    const net = full - rounded(BigInt(full) * BigInt(discount), 1_000_000n);
    const sum = (amount: (content: Invoice["content"]) => number) =>
      documents.reduce((all, { content }) => all + amount(content), 0);
    expect(sum((content) => content.net_cents)).toBe(net);
    for (const document of documents) {
      const { net_cents, vat_cents, total_cents, groups } = document.content;
      // Each document is right in itself (domain H20).
      for (const { rate, taxable_cents, amount_cents } of groups)
        expect(amount_cents).toBe(rounded(BigInt(taxable_cents) * BigInt(Number.parseInt(rate, 10)), 100n));
      for (const [category, rate] of vats) {
        const isThere = groups.some((group) => group.category === category && Number(group.rate) === rate);
        const isWanted = lines.some(({ vat }) => vat[0] === category && vat[1] === rate);
        if (document.billing === "lines") expect(isThere).toBe(isWanted);
      }
      expect(groups.reduce((all, { amount_cents }) => all + amount_cents, net_cents)).toBe(total_cents);
      expect(await cellsOf(document)).toEqual([net_cents, vat_cents, total_cents]);
      const isWhole = document.billing === "lines";
      const shown = [net_cents, total_cents, ...groups.map(({ amount_cents }) => amount_cents)];
      for (const language of languages) {
        const text = (await pagesOf(at, document, language)).join(" ").replace(/\s+/gu, " ");
        for (const cents of isWhole ? [...shown, ...lines.map(totalOf)] : shown)
          expect(text).toContain(` ${money(cents, language)}`);
      }
    }
  }
});
