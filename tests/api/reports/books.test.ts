import { beforeAll, describe, expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { sum } from "#model/money/money.ts";
import type { Caller } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { opened } from "#tests/support/sheet.ts";
import { municipalOffice, ordered } from "../e-invoices/arrange.ts";
import { draft, issued } from "../invoices/arrange.ts";
import { decided, eInvoice, taken, twoLines } from "../purchases/arrange.ts";

let admin: Caller;
let at: Awaited<ReturnType<typeof municipalOffice>>["at"];
beforeAll(async () => {
  ({ admin, at } = await municipalOffice());
});

const always = { from: "2000-01-01", to: "2099-12-31" };

interface Row {
  invoice_id: number;
  invoice_nr: string;
  vat_category: string;
  vat_rate: number;
  net_cents: number;
  vat_cents: number;
  total_cents: number;
}
const journal = async (name: string): Promise<Row[]> =>
  (await admin("POST", `/reports/${name}`, { body: always })).json().data;
const rowsOf = async (id: number) =>
  (await journal("sales_journal")).filter(({ invoice_id }) => invoice_id === id);

/** Cents of an amount that stands in an e-invoice. */
const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
/** Cents as a Latvian document writes them. */
const written = (amount: number): string =>
  `${(amount / 100)
    .toFixed(2)
    .replace(".", ",")
    .replace(/(?<=\d)(?=(\d{3})+,)/g, " ")} €`;
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("a document in the journal, of two rates and a discount", () => {
  test("has the sums of its screen, PDF, e-invoice and spreadsheet to the cent", async () => {
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "12.5" } });
    for (const body of [{ percentage: 33.33 }, {}]) {
      const { id, invoice_nr } = await issued(at, Object.assign({}, ordered, body));
      const rows = await rowsOf(id);
      expect(rows.map(({ vat_category, vat_rate }) => [vat_category, vat_rate])).toEqual([
        ["S", 210_000],
        ["S", 50_000],
      ]);
      const { content } = (await admin("GET", `/invoices/${id}`)).json().data;
      expect(rows.map((row) => [row.net_cents, row.vat_cents])).toEqual(
        content.groups.map((one: { taxable_cents: number; amount_cents: number }) => [
          one.taxable_cents,
          one.amount_cents,
        ]),
      );
      const total = sum(rows.map(({ total_cents }) => total_cents));
      expect(total).toBe(content.total_cents);
      const xml = (await admin("GET", `/invoices/${id}/einvoice?lang=lv`)).text;
      const subtotals = [
        ...xml.matchAll(
          /<cbc:TaxableAmount[^>]*>([^<]+)<\/cbc:TaxableAmount>\s*<cbc:TaxAmount[^>]*>([^<]+)</g,
        ),
      ];
      expect(subtotals.map(([, net, vat]) => [cents(net), cents(vat)])).toEqual(
        rows.map((row) => [row.net_cents, row.vat_cents]),
      );
      expect(cents(/<cbc:TaxInclusiveAmount[^>]*>([^<]+)</.exec(xml)?.[1])).toBe(total);
      const { bytes } = await admin("GET", `/invoices/pdf/${id}?lang=lv`);
      const pdf = spaced(pagesIn(bytes).join("\n"));
      for (const amount of [...rows.map(({ vat_cents }) => vat_cents), total])
        expect(pdf).toContain(written(amount));
      const sheet = opened(
        (await admin("GET", "/reports/sales_journal/export?from=2000-01-01&to=2099-12-31")).bytes,
      );
      const own = sheet.rows.filter((cells) => cells.some((cell) => cell?.v === invoice_nr));
      const told = own.map((cells) => cells.slice(-3).map((cell) => cents(String(cell?.v))));
      expect(told).toEqual(rows.map((row) => [row.net_cents, row.vat_cents, row.total_cents]));
    }
  });

  test("keeps the buyer as it was when it was issued, and is taken back whole by its credit note", async () => {
    // The last one: what it deducts is kept until it is taken back.
    const id = (await journal("sales_journal")).at(-1)?.invoice_id ?? 0;
    const before = await rowsOf(id);
    await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Cits nosaukums", vat_nr: "" } });
    expect(await rowsOf(id)).toEqual(before);
    const ids = (await journal("sales_journal")).map(({ invoice_id }) => invoice_id);
    await admin("DELETE", `/invoices/${id}`);
    const credited = (await journal("sales_journal")).filter(({ invoice_id }) => !ids.includes(invoice_id));
    expect(credited).toMatchObject(
      before.map(({ net_cents, vat_cents, total_cents, vat_rate }) => ({
        vat_rate,
        document_kind: "credit_note",
        net_cents: -net_cents,
        vat_cents: -vat_cents,
        total_cents: -total_cents,
      })),
    );
    expect(credited).toHaveLength(2);
    expect(await rowsOf(id)).toEqual(before);
  });

  test("is not there while it is a draft", async () => {
    const { id } = await draft(at, { percentage: 10 });
    expect(await rowsOf(id)).toEqual([]);
  });
});

test("a supplier's invoice is there once it is approved, with the VAT that its file says", async () => {
  const purchase = await taken(admin, eInvoice({ number: "GRAM-1", parts: twoLines }));
  expect(await journal("purchase_journal")).toEqual([]);
  await decided(admin, purchase, { state: "approved" });
  const rows = await journal("purchase_journal");
  expect(rows).toMatchObject([
    { invoice_nr: "GRAM-1", vat_category: "S", vat_rate: 210_000, net_cents: 3_333, vat_cents: 700 },
    { invoice_nr: "GRAM-1", vat_category: "S", vat_rate: 120_000, net_cents: 6_668, vat_cents: 800 },
  ]);
});

test("the overview is the sum of both journals", async () => {
  const [sales, purchases] = [await journal("sales_journal"), await journal("purchase_journal")];
  const { totals } = (await admin("POST", "/reports/vat_overview", { body: always })).json();
  const vatOf = (rows: Row[]) => sum(rows.map(({ vat_cents }) => vat_cents));
  const netOf = (rows: Row[]) => sum(rows.map(({ net_cents }) => net_cents));
  expect(vatOf(purchases)).toBe(1_500);
  expect(totals).toEqual({
    sales_net_cents: netOf(sales),
    output_vat_cents: vatOf(sales),
    purchase_net_cents: netOf(purchases),
    input_vat_cents: vatOf(purchases),
    vat_difference_cents: vatOf(sales) - vatOf(purchases),
  });
});

test("an installation without the module has none of them", async () => {
  const without = moduleKeys.filter((key) => key !== "books");
  expect((await admin("PATCH", "/modules/", { body: { modules: without } })).status).toBe(200);
  for (const name of ["sales_journal", "purchase_journal", "vat_overview"])
    expect((await admin("POST", `/reports/${name}`, { body: always })).status).toBe(403);
});
