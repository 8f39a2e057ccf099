import { beforeAll, expect, test } from "vitest";
import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { camt, details, ibans, ntry } from "#model/bank-statement/written.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { multipart } from "#tests/support/multipart.ts";
import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";

let admin: Caller;
beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
});

const says = (text: string) => details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`);
const came = (ref: string, amount: string, text: string) =>
  ntry({
    amount,
    ref: `<AcctSvcrRef>${ref}</AcctSvcrRef>`,
    date: `<Dt>${daysAway(-1)}</Dt>`,
    after: says(text),
  });
const send = (xml: string): Promise<Answer> =>
  admin(
    "POST",
    "/bank/statements",
    multipart([{ name: "file", content: xml, filename: "izraksts.xml", type: "application/xml" }]),
  );
const listed = async (query = ""): Promise<EntryRow[]> =>
  (await admin("GET", `/bank/entries?per_page=100${query}`)).json().data;
const found = async (text: string): Promise<EntryRow> => {
  const [entry] = await listed(`&q=${encodeURIComponent(text)}`);
  if (!entry) throw new Error(text);
  return entry;
};
const act = (entry: EntryRow, what: string, body?: object, version?: number): Promise<Answer> =>
  admin("POST", `/bank/entries/${entry.id}/${what}`, {
    body: body ?? {},
    headers: version === undefined ? {} : { "If-Match": `"${version}"` },
  });
/** An issued invoice of 213.83. */
const anInvoice = async () => issued(await invoiceDesk(admin));
const invoiceNow = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data;

test("a file and what overlaps it bring each entry once, and tell how many were known", async () => {
  const first = camt({ entries: came("T1", "1.00", "viens") + came("T2", "2.00", "divi") });
  const more = camt({ entries: came("T2", "2.00", "divi") + came("T3", "3.00", "trīs") });
  expect((await send(first)).json().data.statements).toMatchObject([{ new_count: 2, known_count: 0 }]);
  const again = await send(first);
  expect([again.status, Object.keys(again.json().errors)]).toEqual([422, ["file"]]);
  expect((await send(more)).json().data.statements).toMatchObject([{ new_count: 1, known_count: 1 }]);
  const amounts = (await listed(`&account=${ibans.own}`)).map(({ amount_cents }) => amount_cents);
  expect(amounts).toEqual([100, 200, 300]);
});

test("what is certain is booked as it was seen, and undone whole", async () => {
  const { id, invoice_nr } = await anInvoice();
  await send(camt({ entries: came("C1", "213.83", `Rēķins ${invoice_nr}`) }));
  const entry = await found(invoice_nr);
  expect(entry.proposal).toMatchObject({ certainty: "certain", parts: [{ document_id: id }] });
  const certain = (key: string) =>
    admin("POST", "/bank/entries/book-certain", { body: { entries: [{ id: entry.id, proposal: key }] } });
  expect((await certain(`${id}:1`)).status).toBe(409);
  expect((await certain(entry.proposal?.key ?? "")).json().data.results).toEqual([
    { id: entry.id, outcome: "booked", message: "" },
  ]);
  expect(await invoiceNow(id)).toMatchObject({ open_cents: 0, payments: [{ bank_entry_id: entry.id }] });
  expect((await act(entry, "undo")).json().data.state).toBe("open");
  expect(await invoiceNow(id)).toMatchObject({ paid_cents: 0, payments: [] });
});

test("one payment of two invoices: what is over is the last one's credit; one taken back opens all", async () => {
  const [one, other] = [await anInvoice(), await anInvoice()];
  await send(camt({ entries: came("S1", "450.00", "kopā") }));
  const entry = await found("kopā");
  const both = (amount: string) => ({
    parts: [
      { document_id: one.id, amount: "213.83" },
      { document_id: other.id, amount },
    ],
  });
  for (const amount of ["213.84", "300.00", "100.00"])
    expect(Object.keys((await act(entry, "book", both(amount))).json().errors)).toEqual(["parts.1.amount"]);
  expect((await act(entry, "book", both("213.83"))).status).toBe(200);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 21_383 });
  // 450.00 − 213.83 = 236.17, of which 22.34 are over.
  const paid = await invoiceNow(other.id);
  expect(paid).toMatchObject({ paid_cents: 23_617, owed_cents: 2_234 });
  await admin("DELETE", `/invoices/${other.id}/payments/${paid.payments[0].id}`);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 0 });
  expect(await found("kopā")).toMatchObject({ state: "open", parts: [] });
});

test("what was returned since keeps its entry booked, with all of it", async () => {
  const one = await anInvoice();
  await send(camt({ entries: came("P1", "300.00", "par daudz") }));
  const entry = await found("par daudz");
  await act(entry, "book", { parts: [{ document_id: one.id, amount: "213.83" }] });
  const refund = { body: { date: daysAway(0), amount: "86.17" } };
  expect((await admin("POST", `/invoices/${one.id}/refunds`, refund)).status).toBe(201);
  expect((await act(entry, "undo")).status).toBe(409);
  expect(await found("par daudz")).toMatchObject({ state: "booked", parts: [{ amount_cents: 30_000 }] });
});

test("of two people who book one entry at once one does; the other hears 409, or 412 at a version", async () => {
  const one = await anInvoice();
  await send(camt({ entries: came("B1", "10.00", "reizē") }));
  const entry = await found("reizē");
  const body = { parts: [{ document_id: one.id, amount: "10" }] };
  const answers = await Promise.all([act(entry, "book", body), act(entry, "book", body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await act(entry, "set-aside", { note: "Cits" }, entry.version)).status).toBe(412);
  expect(await invoiceNow(one.id)).toMatchObject({ paid_cents: 1_000 });
});

test("a fee is set aside with a note; its statement is deleted once that is undone", async () => {
  const fee = ntry({
    direction: "DBIT",
    amount: "0.35",
    ref: "<AcctSvcrRef>F1</AcctSvcrRef>",
    after: says("maksa"),
  });
  const [statement] = (await send(camt({ entries: fee }))).json().data.statements;
  const entry = await found("maksa");
  expect(Object.keys((await act(entry, "set-aside", { note: "" })).json().errors)).toEqual(["note"]);
  await act(entry, "set-aside", { note: "Bankas komisija" });
  const path = `/bank/statements/${statement.id}`;
  expect((await admin("DELETE", path)).status).toBe(409);
  await act(entry, "undo");
  expect((await admin("DELETE", path)).status).toBe(200);
  expect(await listed("&q=maksa")).toEqual([]);
});
