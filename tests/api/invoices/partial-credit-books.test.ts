import { beforeEach, describe, expect, test } from "vitest";
import type { AccountingEntry } from "#model/accounting/entry.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { found, send, statementOf } from "../bank/arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, approve, type Desk, desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

let admin: Caller;
beforeEach(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

const always = { from: "2000-01-01", to: "2099-12-31" };
const read = async (path: string) => (await admin("GET", path)).json().data;
const credited = async (id: number, ...lines: object[]): Promise<Invoice> =>
  made(admin, `/invoices/${id}/credit_notes`, { lines, description: "Atgriezts" });
const report = async (name: string) => (await admin("POST", `/reports/${name}`, { body: always })).json();
const voided = async (id: number): Promise<Invoice> =>
  read(`/invoices/${(await admin("DELETE", `/invoices/${id}`)).json().data.credit_note.id}`);

/** An invoice of 213.83 that is 30 days late, 100.00 of it paid; 25.00 at 21 % and 10.00 at 5 % come back: 40.75. */
async function late() {
  const at = await invoiceDesk(admin);
  const invoice = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-30) });
  await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(-20), amount: "100" });
  const note = await credited(invoice.id, { line: 0, quantity: 1 }, { line: 2, amount: "10" });
  return { at, invoice, note };
}

describe("a credit note of parts", () => {
  test("moves the client's account on its own day, and every open sum with it", async () => {
    const { at, invoice, note } = await late();
    const stated = async (days: number) => {
      const query = `from=${daysAway(-300)}&to=${daysAway(days)}`;
      const { closing_cents, open_cents, owed_cents } = await read(
        `/customers/${at.clientId}/statement?${query}`,
      );
      return [closing_cents, open_cents, owed_cents];
    };
    expect([await stated(-41), await stated(-40)]).toEqual([
      [0, 0, 0],
      [21_383, 21_383, 0],
    ]);
    expect([await stated(-1), await stated(0)]).toEqual([
      [11_383, 11_383, 0],
      [7308, 7308, 0],
    ]);
    const overdue = (await admin("GET", "/invoices?status=6")).json();
    expect(overdue.sums).toMatchObject({ total_cents: 21_383, open_cents: 7308, owed_cents: 0 });
    expect((await admin("GET", "/invoices")).json().sums).toMatchObject({
      total_cents: 17_308,
      open_cents: 7308,
    });
    const { figures } = await read(`/customers/${at.clientId}/overview`);
    expect(figures).toMatchObject({ turnover_cents: 14_833, open_cents: 7308, overdue_cents: 7308 });
    expect((await read("/dashboard")).overdue).toMatchObject({ documents: 1, open_cents: 7308 });
    expect((await read(`/invoices/${invoice.id}/mail_draft`)).text).toMatch(/neapmaksātā summa ir 73,08\s€/);
    expect((await read(`/invoices/${note.id}/mail_draft`)).text).toMatch(/par 40,75\s€/);
    const rest = await voided(invoice.id);
    expect(rest).toMatchObject({ net_cents: -14_833, vat_cents: -2475, total_cents: -17_308 });
    // What was paid is the client's.
    expect(await stated(0)).toEqual([-10_000, 0, 10_000]);
  });

  test("leaves what is over to be returned or set against another document, and no more", async () => {
    const { at, invoice } = await late();
    const other = await desk(admin, 1, at.clientId);
    await addItems(other, [{ name: "Darbs", price: 100 }]);
    const { id } = await issued(other);
    const paid = await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(0), amount: "100" });
    expect(paid).toMatchObject({ status_id: 5, open_cents: 0, owed_cents: 2692 });
    const give = (what: string, body: object) =>
      admin("POST", `/invoices/${invoice.id}/${what}`, { body: { date: daysAway(0), ...body } });
    expect((await give("refunds", { amount: "26.93" })).status).toBe(422);
    expect((await give("refunds", { amount: "6.92" })).status).toBe(201);
    expect((await give("transfers", { invoice_id: id, amount: "20.01" })).status).toBe(422);
    expect((await give("transfers", { invoice_id: id, amount: "20" })).status).toBe(201);
    expect(await read(`/invoices/${invoice.id}`)).toMatchObject({ status_id: 5, owed_cents: 0 });
    expect(await read(`/invoices/${id}`)).toMatchObject({ open_cents: 10_100 });
  });

  test("is in the journals and reports of its day by VAT rate, and its estimate stays invoiced", async () => {
    const { at, invoice, note } = await late();
    await approve(at);
    const journal = (await report("sales_journal")).data;
    const figures = (id: number) =>
      journal
        .filter((row: { invoice_id: number }) => row.invoice_id === id)
        .map((row: AccountingEntry) => [row.date, row.vat_rate, row.net_cents, row.vat_cents]);
    expect(figures(invoice.id)).toEqual([
      [daysAway(-40), 210_000, 13_333, 2800],
      [daysAway(-40), 50_000, 5000, 250],
    ]);
    expect(figures(note.id)).toEqual([
      [daysAway(0), 210_000, -2500, -525],
      [daysAway(0), 50_000, -1000, -50],
    ]);
    expect((await report("vat_overview")).totals).toMatchObject({
      sales_net_cents: 14_833,
      output_vat_cents: 2475,
    });
    expect((await report("invoices_total")).totals).toMatchObject({ total_cents: 17_308, open_cents: 7308 });
    expect((await report("projects_total")).totals).toMatchObject({ net_cents: 14_833, remaining_cents: 0 });
    expect((await read("/dashboard")).not_invoiced).toEqual({ estimates: 0, net_cents: 0 });
    await voided(invoice.id);
    expect((await report("vat_overview")).totals).toMatchObject({ sales_net_cents: 0, output_vat_cents: 0 });
    expect((await read("/dashboard")).not_invoiced).toEqual({ estimates: 1, net_cents: 18_333 });
  });

  test("takes what came back off what was invoiced of a stock item", async () => {
    const at = await desk(admin);
    const { id: stock_item_id } = await made(admin, "/stock_items", anItem());
    await addItems(at, [
      { name: "Druka", price: 25, quantity: 4, stock_item_id },
      { name: "Cits", price: 1 },
    ]);
    const invoice = await issued(at);
    const invoicedOf = async () =>
      (await report("invoiced_stock_items")).data.map((row: { quantity: number; net_cents: number }) => [
        ...[row.quantity, row.net_cents],
      ]);
    await credited(invoice.id, { line: 0, quantity: 1 });
    await credited(invoice.id, { line: 0, amount: "5" }, { line: 1, amount: "0.50" });
    // 3 of 4, at 75.00 less 5.00.
    expect(await invoicedOf()).toEqual([[30_000, 7000]]);
    await voided(invoice.id);
    await issued(at);
    expect(await invoicedOf()).toEqual([[40_000, 10_000]]);
  });

  test("leaves to a payment from the bank what is open by now", async () => {
    const invoice = await issued(await invoiceDesk(admin));
    await credited(invoice.id, { line: 0, quantity: 1 }, { line: 2, amount: "10" });
    await send(admin, statementOf([{ ref: "K1", amount: "173.08", text: `Rēķins ${invoice.invoice_nr}` }]));
    const { proposal } = await found(admin, invoice.invoice_nr);
    expect(proposal).toMatchObject({ certainty: "certain", parts: [{ document_id: invoice.id }] });
  });
});

/** An estimate of a business that can get e-invoices. */
async function deskOf(estimate: object, lines: object[]): Promise<Desk> {
  const at = await desk(admin);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: estimate });
  const body = { reg_nr: "40003245752", vat_nr: "LV40003245752", address: "Rīga, Ielas iela 2" };
  await admin("PATCH", `/customers/${at.clientId}`, { body });
  await addItems(at, lines);
  return at;
}
const taxed = (note: Invoice) =>
  note.content.groups.map(({ category, taxable_cents, amount_cents }) => [
    ...[category, taxable_cents, amount_cents],
  ]);
const findings = async ({ id }: Invoice) => read(`/invoices/${id}/einvoice/findings`);

describe("of a discounted document, and of one after an advance", () => {
  test("each line has its part of the discount of its VAT group, so that all of a group can be taken back", async () => {
    // 10 % of 0.45 is 0.05: 0.02 of them of the first line, which is 0.13 then, and 0.03 of the others.
    const book = { name: "Grāmata", price: "0.15", vat_category: "S", vat_rate: "5" };
    const at = await deskOf({ discount: "10" }, [{ name: "Druka", price: "0.15" }, book, book]);
    const invoice = await issued(at, { order_number: "P1" });
    const note = await credited(invoice.id, { line: 0, quantity: 1 });
    expect(taxed(note)).toEqual([["S", 13, 3]]);
    const rest = await voided(invoice.id);
    expect(taxed(rest)).toEqual([["S", 27, 1]]);
    expect([await findings(note), await findings(rest)]).toEqual([[], []]);
  });

  test("e-invoices and entries hold, and income and advances come to nothing once all is voided", async () => {
    const lines = [
      { name: "Dizains", price: 25, quantity: 4 },
      { name: "Metāls", price: 10, quantity: 3, vat_category: "AE", vat_rate: "0" },
    ];
    const at = await deskOf({}, lines);
    const advance = await issued(at, { percentage: "50", order_number: "P1" });
    const invoice = await issued(at, { order_number: "P1" });
    // Half of 100.00 and 30.00 is left to be asked for: 10.00 of a price and one of three come back.
    const note = await credited(invoice.id, { line: 0, amount: "10" }, { line: 1, quantity: 1 });
    expect(taxed(note)).toEqual([
      ["S", 1000, 210],
      ["AE", 1000, 0],
    ]);
    const rest = await voided(invoice.id);
    expect(taxed(rest)).toEqual([
      ["S", 4000, 840],
      ["AE", 500, 0],
    ]);
    expect([await findings(note), await findings(rest)]).toEqual([[], []]);
    await voided(advance.id);
    const sums = new Map<string, number>();
    const entries: AccountingEntry[] = await read(`/accounting/entries?from=${always.from}&to=${always.to}`);
    for (const { account, vat_code, total_cents } of entries)
      sums.set(`${account} ${vat_code}`, (sums.get(`${account} ${vat_code}`) ?? 0) + total_cents);
    expect(Object.fromEntries(sums)).toEqual({ "6110 S21": 0, "6110 AE": 0, "5210 S21": 0, "5210 AE": 0 });
  });
});
