import { beforeAll, expect, test } from "vitest";
import { ibans } from "#model/bank-statement/written.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { act, aside, found, listed, send, statementOf } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

/** An issued invoice of 213.83. */
const anInvoice = async () => issued(await invoiceDesk(admin));
const invoiceNow = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data;

test("a file and what overlaps it bring each entry once, and tell how many were known", async () => {
  const first = statementOf([
    { ref: "T1", amount: "1.00", text: "viens" },
    { ref: "T2", amount: "2.00", text: "divi" },
  ]);
  const more = statementOf([
    { ref: "T2", amount: "2.00", text: "divi" },
    { ref: "T3", amount: "3.00", text: "trīs" },
  ]);
  expect((await send(admin, first)).json().data.statements).toMatchObject([{ new_count: 2, known_count: 0 }]);
  const again = await send(admin, first);
  expect([again.status, Object.keys(again.json().errors)]).toEqual([422, ["file"]]);
  expect((await send(admin, more)).json().data.statements).toMatchObject([{ new_count: 1, known_count: 1 }]);
  const amounts = (await listed(admin, `&account=${ibans.own}`)).map(({ amount_cents }) => amount_cents);
  expect(amounts).toEqual([100, 200, 300]);
});

test("what is certain is booked as it was seen, and undone whole", async () => {
  const { id, invoice_nr } = await anInvoice();
  await send(admin, statementOf([{ ref: "C1", amount: "213.83", text: `Rēķins ${invoice_nr}` }]));
  const entry = await found(admin, invoice_nr);
  expect(entry.proposal).toMatchObject({ certainty: "certain", parts: [{ document_id: id }] });
  const certain = (key: string) =>
    admin("POST", "/bank/entries/book-certain", { body: { entries: [{ id: entry.id, proposal: key }] } });
  expect((await certain(`${id}:1`)).status).toBe(409);
  expect((await certain(entry.proposal?.key ?? "")).json().data.results).toEqual([
    { id: entry.id, outcome: "booked", message: "" },
  ]);
  expect(await invoiceNow(id)).toMatchObject({ open_cents: 0, payments: [{ bank_entry_id: entry.id }] });
  expect((await act(admin, entry, "undo")).json().data.state).toBe("open");
  expect(await invoiceNow(id)).toMatchObject({ paid_cents: 0, payments: [] });
});

test("one payment of two invoices: what is over is the last one's credit; one taken back opens all", async () => {
  const [one, other] = [await anInvoice(), await anInvoice()];
  await send(admin, statementOf([{ ref: "S1", amount: "450.00", text: "kopā" }]));
  const entry = await found(admin, "kopā");
  const both = (amount: string) => ({
    parts: [
      { document_id: one.id, amount: "213.83" },
      { document_id: other.id, amount },
    ],
  });
  for (const amount of ["213.84", "300.00", "100.00"])
    expect(Object.keys((await act(admin, entry, "book", { body: both(amount) })).json().errors)).toEqual([
      "parts.1.amount",
    ]);
  expect((await act(admin, entry, "book", { body: both("213.83") })).status).toBe(200);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 21_383 });
  // 450.00 − 213.83 = 236.17, of which 22.34 are over.
  const paid = await invoiceNow(other.id);
  expect(paid).toMatchObject({ paid_cents: 23_617, owed_cents: 2_234 });
  await admin("DELETE", `/invoices/${other.id}/payments/${paid.payments[0].id}`);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 0 });
  expect(await found(admin, "kopā")).toMatchObject({ state: "open", parts: [] });
});

test("what was returned since keeps its entry booked, with all of it", async () => {
  const one = await anInvoice();
  await send(admin, statementOf([{ ref: "P1", amount: "300.00", text: "par daudz" }]));
  const entry = await found(admin, "par daudz");
  await act(admin, entry, "book", { body: { parts: [{ document_id: one.id, amount: "213.83" }] } });
  const refund = { body: { date: daysAway(0), amount: "86.17" } };
  expect((await admin("POST", `/invoices/${one.id}/refunds`, refund)).status).toBe(201);
  expect((await act(admin, entry, "undo")).status).toBe(409);
  expect(await found(admin, "par daudz")).toMatchObject({
    state: "booked",
    parts: [{ amount_cents: 30_000 }],
  });
});

test("of two people who book one entry at once one does; the other hears 409, or 412 at a version", async () => {
  const one = await anInvoice();
  await send(admin, statementOf([{ ref: "B1", amount: "10.00", text: "reizē" }]));
  const entry = await found(admin, "reizē");
  const body = { parts: [{ document_id: one.id, amount: "10" }] };
  const answers = await Promise.all([
    act(admin, entry, "book", { body }),
    act(admin, entry, "book", { body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await act(admin, entry, "book", { body, version: entry.version })).status).toBe(412);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 1_000 });
});

test("a fee is set aside with a note; its statement is deleted once that is undone", async () => {
  const fee = statementOf([{ ref: "F1", amount: "0.35", text: "maksa", isOut: true }]);
  const [statement] = (await send(admin, fee)).json().data.statements;
  const entry = await found(admin, "maksa");
  expect(Object.keys((await aside(admin, [entry], "")).json().errors)).toEqual(["note"]);
  await aside(admin, [entry], "Bankas komisija");
  const path = `/bank/statements/${statement.id}`;
  expect((await admin("DELETE", path)).status).toBe(409);
  await act(admin, entry, "undo");
  expect((await admin("DELETE", path)).status).toBe(200);
  expect(await listed(admin, "&q=maksa")).toEqual([]);
});
