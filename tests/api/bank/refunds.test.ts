import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { act, found, send, statementOf, type Written } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

const invoiceNow = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data;

/** An invoice of 213.83 of which 300.00 were paid five days ago: 86.17 are owed back. */
async function overpaid() {
  const { id, invoice_nr } = await issued(await invoiceDesk(admin));
  const body = { date: daysAway(-5), amount: "300.00" };
  expect((await admin("POST", `/invoices/${id}/payments`, { body })).status).toBe(201);
  return { id, invoice_nr };
}

/** The entry of money that went out. */
async function wentOut(ref: string, amount: string, more: Partial<Written> = {}) {
  await send(admin, statementOf([{ ref, amount, text: ref, isOut: true, ...more }]));
  return found(admin, ref);
}

const refundOf = (document_id: number, amount: string) => ({ kind: "refund", document_id, amount });

test("what goes back to a client is proposed by the invoice that it names, booked, and undone", async () => {
  const { id, invoice_nr } = await overpaid();
  const entry = await wentOut("ATM1", "86.17", { text: `ATM1 Atmaksa par ${invoice_nr}` });
  expect(entry.proposal).toMatchObject({
    certainty: "certain",
    parts: [{ kind: "refund", document_id: id, amount_cents: 8_617, open_cents: 8_617, number: invoice_nr }],
  });
  const booked = await act(admin, entry, "book", { body: { parts: [refundOf(id, "86.17")] } });
  expect(booked.json().data).toMatchObject({
    state: "booked",
    parts: [{ kind: "refund", document_id: id, amount_cents: 8_617, open_cents: 0 }],
  });
  expect(await invoiceNow(id)).toMatchObject({
    paid_cents: 21_383,
    payments: [{ amount_cents: 30_000 }, { amount_cents: -8_617, bank_entry_id: entry.id }],
  });
  expect((await act(admin, entry, "undo")).status).toBe(200);
  expect(await invoiceNow(id)).toMatchObject({ owed_cents: 8_617, payments: [{ amount_cents: 30_000 }] });
});

test("what is owed back is proposed to one entry alone, and listed among what money goes out for", async () => {
  const { id, invoice_nr } = await overpaid();
  const text = (ref: string) => ({ text: `${ref} ${invoice_nr}` });
  const [one, two] = [
    await wentOut("DIV1", "86.17", text("DIV1")),
    await wentOut("DIV2", "86.17", text("DIV2")),
  ];
  expect([one.proposal?.parts.length, two.proposal?.parts.length]).toEqual([1, 0]);
  const documents = (await admin("GET", `/bank/entries/${two.id}/documents?q=${invoice_nr}`)).json();
  expect(documents.data).toMatchObject([
    { kind: "refund", document_id: id, open_cents: 8_617, due_date: null },
  ]);
  const chosen = (await admin("GET", `/bank/entries/${two.id}/documents?q=neatrodams&refunds=${id}`)).json();
  expect(chosen.data).toMatchObject([{ kind: "refund", document_id: id }]);
});

test("no more goes back than is owed, nothing before it came, and nothing of what is not owed", async () => {
  const { id } = await overpaid();
  const open = await issued(await invoiceDesk(admin));
  const entry = await wentOut("NEV1", "50.00");
  const refusedAt = async (of: typeof entry, ...parts: object[]) => {
    const answer = await act(admin, of, "book", { body: { parts } });
    return [answer.status, ...Object.keys(answer.json().errors ?? {})];
  };
  expect(await refusedAt(entry, refundOf(id, "86.18"))).toEqual([422, "parts.0.amount"]);
  expect(await refusedAt(entry, refundOf(id, "49.99"))).toEqual([422, "parts.0.amount"]);
  expect(await refusedAt(entry, refundOf(open.id, "50.00"))).toEqual([422, "parts.0.document_id"]);
  expect(await refusedAt(entry, refundOf(999_999, "50.00"))).toEqual([422, "parts.0.document_id"]);
  expect(await refusedAt(entry, refundOf(id, "25.00"), refundOf(id, "25.00"))).toEqual([
    422,
    "parts.1.document_id",
  ]);
  const invoice = { kind: "invoice", document_id: open.id, amount: "50.00" };
  expect(await refusedAt(entry, invoice)).toEqual([422, "parts.0.document_id"]);
  const early = await wentOut("NEV2", "50.00", { ago: 6 });
  expect(await refusedAt(early, refundOf(id, "50.00"))).toEqual([422, "parts.0.document_id"]);
  await send(admin, statementOf([{ ref: "NEV3", amount: "50.00", text: "NEV3" }]));
  expect(await refusedAt(await found(admin, "NEV3"), refundOf(id, "50.00"))).toEqual([
    422,
    "parts.0.document_id",
  ]);
  expect(await invoiceNow(id)).toMatchObject({ owed_cents: 8_617 });
});

test("one entry gives back of two invoices, of one of them a part", async () => {
  const [one, other] = [await overpaid(), await overpaid()];
  const entry = await wentOut("ABI1", "100.00");
  const parts = [refundOf(one.id, "86.17"), refundOf(other.id, "13.83")];
  expect((await act(admin, entry, "book", { body: { parts } })).status).toBe(200);
  expect(await invoiceNow(one.id)).toMatchObject({ owed_cents: 0 });
  // 86.17 − 13.83 = 72.34.
  expect(await invoiceNow(other.id)).toMatchObject({ owed_cents: 7_234 });
  const [payment] = (await invoiceNow(one.id)).payments.filter(
    ({ amount_cents }: { amount_cents: number }) => amount_cents < 0,
  );
  await admin("DELETE", `/invoices/${one.id}/payments/${payment.id}`);
  expect(await invoiceNow(other.id)).toMatchObject({ owed_cents: 8_617 });
  expect(await found(admin, "ABI1")).toMatchObject({ state: "open", parts: [] });
});

test("what was paid of a voided invoice goes back from the bank, and that is undone", async () => {
  const { id } = await overpaid();
  expect((await admin("DELETE", `/invoices/${id}`)).status).toBe(200);
  const entry = await wentOut("ANU1", "300.00");
  const body = { parts: [refundOf(id, "300.00")] };
  expect((await act(admin, entry, "book", { body })).status).toBe(200);
  expect(await invoiceNow(id)).toMatchObject({ owed_cents: 0 });
  expect((await act(admin, entry, "undo")).status).toBe(200);
  expect(await invoiceNow(id)).toMatchObject({ owed_cents: 30_000 });
});
