import { beforeAll, describe, expect, test } from "vitest";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, issued } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

const read = async (id: number): Promise<Invoice> => (await admin("GET", `/invoices/${id}`)).json().data;
const leftOf = async (id: number) => (await admin("GET", `/invoices/${id}/credit_notes/create`)).json().data;
const credit = (id: number, ...lines: object[]) =>
  admin("POST", `/invoices/${id}/credit_notes`, { body: { lines, description: "Atgriezts" } });
const credited = async (id: number, ...lines: object[]): Promise<Invoice> =>
  made(admin, `/invoices/${id}/credit_notes`, { lines });

describe("a credit note of parts", () => {
  test("takes back a quantity at its price, and the document asks for that much less", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at);
    const note = await credited(invoice.id, { line: 0, quantity: "1" });
    // 25.00 at 21 %.
    expect(note).toMatchObject({
      invoice_type_id: 3,
      invoice_nr: expect.stringMatching(/^KR-/),
      net_cents: -2500,
      vat_cents: -525,
      total_cents: -3025,
      credits: { id: invoice.id },
      content: {
        net_cents: 2500,
        vat_cents: 525,
        total_cents: 3025,
        lines: [{ name: "Dizains", quantity: "1.00", price: "25.00", total_cents: 2500 }],
        groups: [{ category: "S", rate: "21.00", taxable_cents: 2500, amount_cents: 525 }],
      },
    });
    expect(await read(invoice.id)).toMatchObject({
      status_id: 2,
      total_cents: 21_383,
      credited_cents: 3025,
      open_cents: 18_358,
      credited_by: null,
      credit_notes: [{ id: note.id, invoice_nr: note.invoice_nr }],
      content: invoice.content,
    });
    expect((await leftOf(invoice.id)).lines[0]).toMatchObject({ quantity: 30_000, net_cents: 7500 });
    // Its lines stay invoiced.
    expect((await invoicing(at)).open_items).toEqual([]);
  });

  test("lowers a price by a sum, which stands as one of its line", async () => {
    const invoice = await issued(await invoiceDesk(admin));
    const note = await credited(invoice.id, { line: 2, amount: "12,35" });
    expect(note).toMatchObject({ net_cents: -1235, vat_cents: -62, total_cents: -1297 });
    expect(note.content.lines).toMatchObject([
      { name: "Grāmata – cenas samazinājums", quantity: "1.00", price: "12.35", total_cents: 1235 },
    ]);
  });

  test("shares the discount of the document, and never takes more of a line than is left", async () => {
    const at = await desk(admin);
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "10" } });
    await addItems(at, [
      { name: "Grāmatas", price: 1, quantity: 3 },
      { name: "Kastes", price: 7, quantity: 1 },
    ]);
    const invoice = await issued(at);
    expect(invoice.net_cents).toBe(900);
    // 2.70 for three: each of them 0.90.
    expect((await credited(invoice.id, { line: 0, quantity: 1 })).net_cents).toBe(-90);
    expect(refusal(await credit(invoice.id, { line: 0, quantity: 2.5 }))).toEqual({
      status: 422,
      errors: { "lines.0.quantity": ["Tik daudz vairs nav, ko kreditēt"] },
    });
    expect(refusal(await credit(invoice.id, { line: 1 }, { line: 0, amount: "1.81" }))).toEqual({
      status: 422,
      errors: { "lines.1.amount": ["Summa ir lielāka par to, kas no rindas palicis"] },
    });
    expect((await credited(invoice.id, { line: 0, quantity: 2 })).net_cents).toBe(-180);
    expect((await leftOf(invoice.id)).lines[0]).toMatchObject({ quantity: 0, net_cents: 0 });
  });

  test("leaves what was paid to the client", async () => {
    const invoice = await issued(await invoiceDesk(admin));
    await made(admin, `/invoices/${invoice.id}/payments`, { date: invoice.date, amount: "213.83" });
    await credited(invoice.id, { line: 0, quantity: 1 });
    expect(await read(invoice.id)).toMatchObject({ status_id: 5, open_cents: 0, owed_cents: 3025 });
  });

  test("is followed by voiding the rest, to the cent", async () => {
    const at = await invoiceDesk(admin);
    const invoice = await issued(at);
    const first = await credited(invoice.id, { line: 1, quantity: 1 }, { line: 2, amount: "0.01" });
    const second = await credited(invoice.id, { line: 1, amount: "1.11" });
    const { credit_note } = (await admin("DELETE", `/invoices/${invoice.id}`)).json().data;
    const rest = await read(credit_note.id);
    for (const sum of ["net_cents", "vat_cents", "total_cents"] as const)
      expect(first[sum] + second[sum] + rest[sum]).toBe(-invoice[sum]);
    expect(rest.content.net_cents).toBe(-rest.net_cents);
    expect(await read(invoice.id)).toMatchObject({
      status_id: 7,
      open_cents: 0,
      credited_by: { id: rest.id },
      credit_notes: [{ id: first.id }, { id: second.id }],
    });
    expect((await invoicing(at)).open_items).toEqual(at.items);
  });

  test("is refused of all that is left, of nothing, and of what is no issued invoice of lines", async () => {
    const at = await invoiceDesk(admin);
    const advance = await issued(at, { percentage: "10" });
    expect((await credit(advance.id, { line: 0, quantity: 1 })).status).toBe(409);
    const begun = await draft(at);
    expect((await credit(begun.id, { line: 0, quantity: 1 })).status).toBe(409);
    const invoice = await issued(await invoiceDesk(admin));
    const all = [0, 1, 2].map((line, index) => ({ line, quantity: [4, 3, 1][index] }));
    expect((await credit(invoice.id, ...all)).status).toBe(409);
    expect(refusal(await credit(invoice.id)).status).toBe(422);
    expect(refusal(await credit(invoice.id, { line: 0, quantity: 1 }, { line: 0, quantity: 1 })).status).toBe(
      422,
    );
    expect(refusal(await credit(invoice.id, { line: 3, quantity: 1 })).status).toBe(422);
    const note = await credited(invoice.id, { line: 0, quantity: 1 });
    expect((await credit(note.id, { line: 0, quantity: 1 })).status).toBe(409);
    await admin("DELETE", `/invoices/${invoice.id}`);
    expect((await credit(invoice.id, { line: 0, quantity: 1 })).status).toBe(409);
  });

  test("takes no more than the invoice asked for after its advance", async () => {
    const at = await invoiceDesk(admin);
    await issued(at, { percentage: "50" });
    const invoice = await issued(at);
    // 66.67 of 133.33 are left at 21 %: 100.00 of it were never asked for with this invoice.
    expect((await credit(invoice.id, { line: 0, quantity: 4 })).status).toBe(409);
    expect((await credited(invoice.id, { line: 0, quantity: 2 })).net_cents).toBe(-5000);
    const { credit_note } = (await admin("DELETE", `/invoices/${invoice.id}`)).json().data;
    expect((await read(credit_note.id)).net_cents).toBe(5000 - invoice.net_cents);
  });
});
