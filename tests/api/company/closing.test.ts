import { beforeEach, describe, expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { emptyOffice } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { changed, decided, taken } from "../purchases/arrange.ts";

type Office = Awaited<ReturnType<typeof invoiceDesk>>;

let admin: Caller;
let at: Office;
beforeEach(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
  at = await invoiceDesk(admin);
});

const close = (until: string | null) =>
  admin("PATCH", "/companies/1/details", { body: { closing: { until } } });
const [behind, last, after] = [daysAway(-11), daysAway(-10), daysAway(-9)];

const refusedAt = (answer: Answer, field: string) =>
  expect({ status: answer.status, errors: Object.keys(answer.json().errors ?? {}) }).toEqual({
    status: 422,
    errors: [field],
  });

test("books are closed until yesterday at most, opened again, and both are noted", async () => {
  refusedAt(await close(daysAway(0)), "closing.until");
  expect((await close(daysAway(-1))).json().data.closing).toEqual({ until: daysAway(-1) });
  const unsaid = await admin("PATCH", "/companies/1/details", { body: { closing: {} } });
  expect(unsaid.json().data.closing).toEqual({ until: daysAway(-1) });
  expect((await close(null)).json().data.closing).toEqual({ until: null });
});

test("books are open where the module that opens them is off", async () => {
  const { id } = await draft(at);
  await close(last);
  const modules = moduleKeys.filter((key) => key !== "books");
  expect((await admin("PATCH", "/modules/", { body: { modules } })).status).toBe(200);
  const issue = await admin("POST", `/invoices/${id}/final_document`, { body: { date: last } });
  expect(issue.status).toBe(200);
});

describe("into closed books", () => {
  test("no document is issued, and the day after one is", async () => {
    const { id } = await draft(at);
    const issue = (date: string, more: object = {}) =>
      admin("POST", `/invoices/${id}/final_document`, { body: Object.assign({ date }, more) });
    await close(last);
    const refused = await issue(last);
    refusedAt(refused, "date");
    const paid = { status_id: invoiceStatus.paid, payment_date: last };
    refusedAt(await issue(after, paid), "payment_date");
    expect((await admin("GET", `/invoices/${id}`)).json().data.invoice_nr).toBeFalsy();
    expect((await issue(after)).status).toBe(200);
  });

  test("no payment is dated, and none of them is taken back", async () => {
    const invoice = await issued(at, {}, { date: behind });
    const pay = (date: string) =>
      admin("POST", `/invoices/${invoice.id}/payments`, { body: { date, amount: "10.00" } });
    const [early] = (await pay(last)).json().data.payments;
    await close(last);
    refusedAt(await pay(last), "date");
    const settled = await admin("POST", `/invoices/${invoice.id}/close`, { body: { payment_date: last } });
    refusedAt(settled, "payment_date");
    const paid = { status_id: invoiceStatus.paid, payment_date: last };
    refusedAt(await admin("PATCH", `/invoices/${invoice.id}`, { body: paid }), "payment_date");
    const [, late] = (await pay(after)).json().data.payments;
    const back = (id: number) => admin("DELETE", `/invoices/${invoice.id}/payments/${id}`);
    expect((await back(early.id)).status).toBe(409);
    expect((await back(late.id)).status).toBe(200);
    await close(null);
    expect((await back(early.id)).status).toBe(200);
  });

  test("money goes back or to another document on a later day alone", async () => {
    const invoice = await issued(at, {}, { date: behind });
    const over = { date: behind, amount: "1000.00" };
    expect((await admin("POST", `/invoices/${invoice.id}/payments`, { body: over })).status).toBe(201);
    await close(last);
    const refund = (date: string) =>
      admin("POST", `/invoices/${invoice.id}/refunds`, { body: { date, amount: "5.00" } });
    refusedAt(await refund(last), "date");
    expect((await refund(after)).status).toBe(201);
  });

  test("no supplier's invoice becomes a cost, stops being one, or is paid", async () => {
    const arrived = async (number: string, issued_on: string) => {
      const purchase = await taken(admin, pdfWith(number));
      const lines = [{ name: "Papīrs", net: "10", vat_rate: "21" }];
      const head = { supplier_id: at.clientId, number, issued_on, due_on: after, lines };
      expect((await changed(admin, purchase, head)).status).toBe(200);
      return purchase;
    };
    const [early, late] = [await arrived("A-1", last), await arrived("A-2", after)];
    await close(last);
    expect((await decided(admin, early, { state: "approved" })).status).toBe(409);
    expect((await decided(admin, late, { state: "approved" })).status).toBe(200);
    refusedAt(await decided(admin, late, { state: "paid", paid_on: last }), "paid_on");
    expect((await decided(admin, late, { state: "paid", paid_on: after })).status).toBe(200);
    await close(after);
    expect((await decided(admin, late, { state: "approved" })).status).toBe(409);
    await close(null);
    expect((await decided(admin, late, { state: "approved" })).status).toBe(200);
    await close(after);
    expect((await decided(admin, late, { state: "open" })).status).toBe(409);
  });
});
