import { beforeAll, expect, test } from "vitest";
import { camt, ntry } from "#model/bank-statement/written.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { changed, decided, eInvoice, taken } from "../purchases/arrange.ts";
import { act, found, listed, send, statementOf } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

/** An issued invoice of 213.83. */
const anInvoice = async () => issued(await invoiceDesk(admin));

test("a statement of a year is taken whole", async () => {
  const entries = Array.from({ length: 2500 }, (_, index) => ({
    ref: `Y${index}`,
    amount: "1.00",
    text: `${"Apmaksa par pakalpojumiem ".repeat(5)}${index}`,
  }));
  const [statement] = (await send(admin, statementOf(entries))).json().data.statements;
  expect(statement).toMatchObject({ new_count: 2500, open_count: 2500 });
  expect((await admin("DELETE", `/bank/statements/${statement.id}`)).status).toBe(200);
});

test("what is paid a second time is found by its number, and is the client's credit", async () => {
  const { id, invoice_nr } = await anInvoice();
  await admin("POST", `/invoices/${id}/payments`, { body: { date: daysAway(0), amount: "213.83" } });
  await send(admin, statementOf([{ ref: "T1", amount: "213.83", text: "otrreiz" }]));
  const entry = await found(admin, "otrreiz");
  await send(admin, statementOf([{ ref: "T2", amount: "5.00", text: `vēlreiz ${invoice_nr}` }]));
  expect((await found(admin, "vēlreiz")).proposal).toMatchObject({ parts: [], reasons: ["number", "paid"] });
  const documents = async (query: string) =>
    (await admin("GET", `/bank/entries/${entry.id}/documents${query}`)).json().data;
  expect(await documents("")).toEqual([]);
  expect(await documents(`?q=${invoice_nr}`)).toMatchObject([{ document_id: id, open_cents: 0 }]);
  const body = { parts: [{ document_id: id, amount: "213.83" }] };
  expect((await act(admin, entry, "book", { body })).status).toBe(200);
  const paid = (await admin("GET", `/invoices/${id}`)).json().data;
  expect(paid).toMatchObject({ paid_cents: 42_766, owed_cents: 21_383 });
  // Who paid, and what for, is not told to the client whose document it is.
  expect(paid.payments.map(({ note }: { note: string }) => note)).toEqual(["", ""]);
});

test("two statements of one file that bring nothing are no file that was added before", async () => {
  const xml = statementOf([{ ref: "Z1", amount: "1.00", text: "viens" }]);
  await send(admin, xml);
  const [statement = ""] = /<Stmt>.*<\/Stmt>/s.exec(xml) ?? [];
  const both = xml.replace(statement, `${statement}${statement}`);
  expect((await send(admin, both)).status).toBe(201);
  expect(await listed(admin, "&q=viens")).toHaveLength(1);
  expect((await send(admin, both)).status).toBe(422);
});

test("a supplier's invoice that an entry has paid keeps its day, and is opened again with it", async () => {
  const purchase = await taken(admin, eInvoice({ number: "IZ-2026-77" }));
  await changed(admin, purchase, {});
  await decided(admin, purchase, { state: "approved" });
  const { payable_cents } = (await admin("GET", `/purchase_invoices/${purchase.id}`)).json().data;
  const amount = (payable_cents / 100).toFixed(2);
  await send(admin, statementOf([{ ref: "I1", amount, text: "IZ-2026-77", isOut: true }]));
  const entry = await found(admin, "IZ-2026-77");
  // Nobody knows the payee.
  expect(entry.proposal).toMatchObject({ certainty: "likely", parts: [{ document_id: purchase.id }] });
  const body = { parts: [{ document_id: purchase.id, amount }] };
  expect((await act(admin, entry, "book", { body })).status).toBe(200);
  expect((await decided(admin, purchase, { state: "paid", paid_on: daysAway(-3) })).status).toBe(409);
  expect((await decided(admin, purchase, { state: "approved" })).status).toBe(200);
  expect(await found(admin, "IZ-2026-77")).toMatchObject({ state: "open" });
});

test("a batch comes once, whether a file tells its sum or its parts", async () => {
  const sumOf = (ref: string, amount: string, after: string) =>
    camt({
      version: "camt.053.001.08",
      entries: ntry({ ref: `<AcctSvcrRef>${ref}</AcctSvcrRef>`, amount, after }),
    });
  const transaction = (amount: string) => `<TxDtls><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
  const parts = `<NtryDtls>${transaction("10.00")}${transaction("20.00")}</NtryDtls>`;
  const counts = async (xml: string) => {
    const [{ new_count, known_count }] = (await send(admin, xml)).json().data.statements;
    return [new_count, known_count];
  };
  expect(await counts(sumOf("WHOLE", "30.00", ""))).toEqual([1, 0]);
  expect(await counts(sumOf("WHOLE", "30.00", parts))).toEqual([0, 2]);
  expect(await counts(sumOf("PARTS", "30.00", parts))).toEqual([2, 0]);
  expect(await counts(sumOf("PARTS", "30.00", ""))).toEqual([0, 1]);
  // Parts that come to another sum are no parts of it.
  const other = `<NtryDtls>${transaction("10.00")}${transaction("21.00")}</NtryDtls>`;
  expect(await counts(sumOf("WHOLE", "31.00", other))).toEqual([2, 0]);
});

test("an entry that has paid a voided document stays booked, and says which one it is", async () => {
  const [one, other] = [await anInvoice(), await anInvoice()];
  await send(admin, statementOf([{ ref: "V1", amount: "427.66", text: "abi divi" }]));
  const entry = await found(admin, "abi divi");
  const parts = [one, other].map(({ id }) => ({ document_id: id, amount: "213.83" }));
  await act(admin, entry, "book", { body: { parts } });
  expect((await admin("DELETE", `/invoices/${other.id}`)).status).toBe(200);
  const undone = await act(admin, entry, "undo");
  expect([undone.status, undone.json().message]).toEqual([409, expect.stringContaining(other.invoice_nr)]);
  expect((await admin("GET", `/invoices/${one.id}`)).json().data).toMatchObject({ open_cents: 0 });
});
