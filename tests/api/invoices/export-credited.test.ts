import { expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { opened } from "#tests/support/sheet.ts";
import { emptyOffice, made } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";

test("the spreadsheet tells what was credited: in each row and in the sums, what is left of the total is unpaid", async () => {
  const { admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  // 121.00, of which a quarter comes back; 40.33, half a euro of which does after it was paid; 52.50, all of which does.
  const parts = await issued(at, { position_items: [at.items[0]] });
  const paid = await issued(at, { position_items: [at.items[1]] });
  const voided = await issued(at, { position_items: [at.items[2]] });
  await made(admin, `/invoices/${parts.id}/credit_notes`, { lines: [{ line: 0, quantity: "1" }] });
  const payment = { date: today(), amount: "40.33" };
  await made(admin, `/invoices/${paid.id}/payments`, payment);
  await made(admin, `/invoices/${paid.id}/credit_notes`, { lines: [{ line: 0, amount: "0.50" }] });
  await admin("DELETE", `/invoices/${voided.id}`);
  const { rows } = opened((await admin("GET", "/invoices/export")).bytes);
  const cents = rows.slice(1).map((row) => row.map((cell) => Math.round(Number(cell?.v) * 100)));
  expect(cents).toHaveLength(7);
  for (const row of cents) {
    const [total = 0, [credited = 0, received = 0, open = 0, owed = 0]] = [row[12], row.slice(-5, -1)];
    expect(total - credited - received).toBe(open - owed);
  }
  const of = (nr: string) => cents[rows.findIndex(([first]) => first?.v === nr) - 1]?.at(-5);
  expect([parts, paid, voided].map(({ invoice_nr }) => of(invoice_nr))).toEqual([3025, 61, 5250]);
});
