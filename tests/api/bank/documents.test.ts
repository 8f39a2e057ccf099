import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { decided, eInvoice, taken } from "../purchases/arrange.ts";
import { act, aside, found, send, statementOf } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

/** An issued invoice of 213.83. */
const anInvoice = async (final: object = {}) => issued(await invoiceDesk(admin), {}, final);
const documents = async (id: number, query = "") =>
  (await admin("GET", `/bank/entries/${id}/documents${query}`)).json();
const idsOf = async (id: number, query = ""): Promise<number[]> =>
  (await documents(id, query)).data.map(({ document_id }: { document_id: number }) => document_id);

test("documents are offered the likeliest first, searched for, and kept where they are ticked", async () => {
  const [one, other, named] = [await anInvoice(), await anInvoice(), await anInvoice()];
  await send(admin, statementOf([{ ref: "D1", amount: "213.83", text: `Par ${named.invoice_nr}` }]));
  const { id } = await found(admin, named.invoice_nr);
  expect((await idsOf(id))[0]).toBe(named.id);
  expect(await documents(id, `?q=${named.invoice_nr}`)).toMatchObject({
    data: [{ document_id: named.id, open_cents: 21_383, kind: "invoice" }],
    meta: { total: 1 },
  });
  expect(await idsOf(id, `?q=${named.invoice_nr}&ids=${other.id}`)).toEqual([other.id, named.id]);
  expect(await idsOf(id, "?q=213%2C83")).toContain(one.id);
  expect((await documents(id, "?q=nekas")).data).toEqual([]);
  expect((await admin("GET", `/bank/entries/${id}/documents?ids=a`)).status).toBe(422);
});

test("money that went out is for approved suppliers' invoices alone", async () => {
  const purchase = await taken(admin, eInvoice({ number: "D-2" }));
  await send(admin, statementOf([{ ref: "D2", amount: "5.00", text: "izejošs", isOut: true }]));
  const { id } = await found(admin, "izejošs");
  expect(await idsOf(id)).toEqual([]);
  await decided(admin, purchase, { state: "approved" });
  expect(await idsOf(id)).toEqual([purchase.id]);
});

test("an entry of closed books is neither booked nor opened again, and a certain one stops by itself", async () => {
  const [early, late] = [await anInvoice({ date: daysAway(-30) }), await anInvoice()];
  const entries = [
    { ref: "K1", amount: "213.83", text: early.invoice_nr, ago: 20 },
    { ref: "K2", amount: "213.83", text: late.invoice_nr },
    { ref: "K3", amount: "1.00", text: "slēgtā mēnesī", ago: 19 },
  ];
  await send(admin, statementOf(entries));
  const [first, second] = [await found(admin, early.invoice_nr), await found(admin, late.invoice_nr)];
  const close = (until: string | null) =>
    admin("PATCH", "/companies/1/details", { body: { closing: { until } } });
  await close(daysAway(-10));
  const seen = [first, second].map(({ id, proposal }) => ({ id, proposal: proposal?.key ?? "" }));
  const answer = await admin("POST", "/bank/entries/book-certain", { body: { entries: seen } });
  expect(answer.json().data.results).toMatchObject([
    { id: first.id, outcome: "refused", message: expect.stringContaining("slēgts") },
    { id: second.id, outcome: "booked" },
  ]);
  const book = { body: { parts: [{ document_id: early.id, amount: "213.83" }] } };
  expect((await act(admin, first, "book", book)).status).toBe(409);
  await close(null);
  expect((await act(admin, first, "book", book)).status).toBe(200);
  await close(daysAway(-10));
  expect((await act(admin, first, "undo")).status).toBe(409);
  expect(await found(admin, early.invoice_nr)).toMatchObject({ state: "booked" });
  // What pays no document changes no books.
  const other = await found(admin, "slēgtā mēnesī");
  expect((await aside(admin, [other], "Pārskaitījums")).status).toBe(200);
  await close(null);
});

test("a payment from long before a document is refused at that document", async () => {
  const invoice = await anInvoice();
  await send(admin, statementOf([{ ref: "L1", amount: "2.00", text: "sen", ago: 800 }]));
  const entry = await found(admin, "sen");
  const body = { parts: [{ document_id: invoice.id, amount: "2" }] };
  const answer = await act(admin, entry, "book", { body });
  expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["parts.0.document_id"]]);
});

test("a statement is read, and its file is as it came", async () => {
  const xml = statementOf([{ ref: "S1", amount: "3.00", text: "fails" }]);
  const [{ id }] = (await send(admin, xml)).json().data.statements;
  expect((await admin("GET", `/bank/statements/${id}`)).json().data).toMatchObject({ new_count: 1 });
  const file = await admin("GET", `/bank/statements/${id}/file`);
  expect([file.status, file.text]).toEqual([200, xml]);
});

test("what is certain is booked as a statement is taken, where the installation wishes so", async () => {
  const [named, other] = [await anInvoice(), await anInvoice()];
  const wish = (books_certain: boolean) =>
    admin("PATCH", "/companies/1/details", { body: { bank_booking: { books_certain } } });
  expect((await wish(true)).json().data.bank_booking).toEqual({ books_certain: true });
  const entries = [
    { ref: "W1", amount: "213.83", text: `pats ${named.invoice_nr}` },
    { ref: "W2", amount: "200.00", text: `daļa ${other.invoice_nr}` },
  ];
  const taken = (await send(admin, statementOf(entries))).json().data;
  expect(taken).toMatchObject({ booked_count: 1, statements: [{ new_count: 2, open_count: 1 }] });
  expect(await found(admin, named.invoice_nr)).toMatchObject({ state: "booked" });
  expect(await found(admin, other.invoice_nr)).toMatchObject({ state: "open" });
  await wish(false);
});
