import { expect, test } from "vitest";
import { opened } from "#tests/support/sheet.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";

/** Columns of the spreadsheet. */
const [total, paid, open, owed] = [12, 18, 19, 20];

test("what was paid of a voided document stays with it, and settles nothing in the spreadsheet", async () => {
  const { admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const invoice = await issued(at);
  const payment = { date: invoice.date, amount: "10.00" };
  expect((await admin("POST", `/invoices/${invoice.id}/payments`, { body: payment })).status).toBe(201);
  expect((await admin("DELETE", `/invoices/${invoice.id}`)).status).toBe(200);
  const kept = (await admin("GET", `/invoices/${invoice.id}`)).json().data;
  expect(kept).toMatchObject({ paid_cents: 1000, open_cents: 0 });
  await issued(at);
  const { rows } = opened((await admin("GET", "/invoices/export")).bytes);
  const sums = rows.at(-1)?.map((cell) => Math.round(Number(cell?.v) * 100)) ?? [];
  expect(sums[total]).toBe(invoice.total_cents);
  expect((sums[paid] ?? 0) + (sums[open] ?? 0)).toBe(sums[total]);
  expect(sums[owed]).toBe(1000);
  const voided = rows.find((row) => row[0]?.v === invoice.invoice_nr);
  expect(voided?.[paid]?.v).toBe(0);
});
