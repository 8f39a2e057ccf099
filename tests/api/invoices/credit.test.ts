import { beforeAll, describe, expect, test } from "vitest";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

const on = daysAway(-40);
const read = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data;
const creditOf = async (id: number) => (await admin("GET", `/invoices/${id}/credit`)).json().data;
const pay = (id: number, amount: string) => made(admin, `/invoices/${id}/payments`, { date: on, amount });
const give = (id: number, amount: string) =>
  admin("POST", `/invoices/${id}/refunds`, { body: { date: on, amount } });
const move = (id: number, invoice_id: number, amount: string) =>
  admin("POST", `/invoices/${id}/transfers`, { body: { invoice_id, date: on, amount } });
const sumsOf = async (client: number) => (await admin("GET", `/invoices?client=${client}`)).json().sums;

/** Another estimate of the same client with one line of 100.00, invoiced at 121.00. */
async function another({ clientId }: Desk): Promise<Invoice> {
  const at = await desk(admin, 1, clientId);
  await addItems(at, [{ name: "Darbs", price: 100 }]);
  return issued(at);
}

/** An invoice of 213.83 of a client of its own. */
async function billed() {
  const at = await invoiceDesk(admin);
  const invoice = await issued(at);
  expect(invoice.total_cents).toBe(21_383);
  return { at, invoice, client: at.clientId };
}

describe("what is paid over the total is the client's", () => {
  test("a cent too much, and the whole once more", async () => {
    const { invoice, client } = await billed();
    await pay(invoice.id, "213,84");
    expect(await read(invoice.id)).toMatchObject({
      status_id: 5,
      paid_cents: 21_384,
      open_cents: 0,
      owed_cents: 1,
    });
    await pay(invoice.id, "213.83");
    expect(await read(invoice.id)).toMatchObject({ status_id: 5, open_cents: 0, owed_cents: 21_384 });
    expect(await sumsOf(client)).toMatchObject({ total_cents: 21_383, open_cents: 0, owed_cents: 21_384 });
    expect((await admin("GET", `/customers/${client}`)).json().data.owed_cents).toBe(21_384);
  });

  test("is neither returned nor moved on a day before it came", async () => {
    const { at, invoice } = await billed();
    const other = await another(at);
    await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(-10), amount: "300" });
    const early = { date: daysAway(-11), amount: "80" };
    const refused = [
      await admin("POST", `/invoices/${invoice.id}/refunds`, { body: early }),
      await admin("POST", `/invoices/${invoice.id}/transfers`, { body: { ...early, invoice_id: other.id } }),
    ];
    for (const answer of refused)
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["date"]]);
    const body = { date: daysAway(-10), amount: "80" };
    expect((await admin("POST", `/invoices/${invoice.id}/refunds`, { body })).status).toBe(201);
    expect((await read(invoice.id)).owed_cents).toBe(617);
  });

  test("is returned, in parts, and never more than that", async () => {
    const { invoice, client } = await billed();
    await pay(invoice.id, "300");
    const first = await give(invoice.id, "80");
    expect(first.json().data).toMatchObject({ paid_cents: 22_000, owed_cents: 617, status_id: 5 });
    expect(refusal(await give(invoice.id, "6.18"))).toEqual({
      status: 422,
      errors: { amount: ["Summa ir lielāka par to, kas jāatmaksā klientam"] },
    });
    expect((await give(invoice.id, "6.17")).json().data).toMatchObject({ paid_cents: 21_383, owed_cents: 0 });
    expect((await admin("GET", `/customers/${client}`)).json().data.owed_cents).toBeUndefined();
  });

  test("is not returned of a document that was never issued, or tomorrow", async () => {
    const { invoice } = await billed();
    await pay(invoice.id, "300");
    const ahead = { date: "2099-12-31", amount: "1" };
    const refused = await admin("POST", `/invoices/${invoice.id}/refunds`, { body: ahead });
    expect(refusal(refused).errors).toEqual({ date: ["Maksājuma datums nevar būt nākotnē"] });
    expect(
      (await admin("POST", "/invoices/999999/refunds", { body: { date: on, amount: "1" } })).status,
    ).toBe(404);
  });
});

describe("what is owed is set against another document", () => {
  test("of the same client, as far as it is open, on both at once", async () => {
    const { at, invoice, client } = await billed();
    const other = await another(at);
    expect(other.total_cents).toBe(12_100);
    await pay(invoice.id, "400");
    expect(await creditOf(invoice.id)).toMatchObject({
      owed_cents: 18_617,
      open_documents: [{ id: other.id, invoice_nr: other.invoice_nr, amount_cents: 12_100 }],
      owing_documents: [],
    });
    expect(await creditOf(other.id)).toMatchObject({
      owed_cents: 0,
      owing_documents: [{ id: invoice.id, amount_cents: 18_617 }],
    });
    expect(refusal(await move(invoice.id, other.id, "121.01")).errors).toEqual({
      amount: ["Summa ir lielāka par izvēlētajā dokumentā neapmaksāto"],
    });
    expect((await move(invoice.id, other.id, "121")).json().data).toMatchObject({ owed_cents: 6_517 });
    expect(await read(other.id)).toMatchObject({
      status_id: 5,
      payments: [{ amount_cents: 12_100, other: { id: invoice.id, invoice_nr: invoice.invoice_nr } }],
    });
    expect((await read(invoice.id)).payments).toMatchObject([
      { amount_cents: 40_000, other: null },
      { amount_cents: -12_100, other: { id: other.id, invoice_nr: other.invoice_nr } },
    ]);
    expect(await sumsOf(client)).toMatchObject({ open_cents: 0, owed_cents: 6_517 });
  });

  test("and taken back on both, from either side", async () => {
    const { at, invoice } = await billed();
    const other = await another(at);
    await pay(invoice.id, "400");
    for (const from of [invoice.id, other.id]) {
      await move(invoice.id, other.id, "100");
      const payment = (await read(from)).payments.find((one: { other: object | null }) => one.other);
      expect((await admin("DELETE", `/invoices/${from}/payments/${payment.id}`)).status).toBe(200);
      expect(await read(invoice.id)).toMatchObject({ paid_cents: 40_000, owed_cents: 18_617 });
      expect(await read(other.id)).toMatchObject({ paid_cents: 0, open_cents: 12_100, payments: [] });
    }
  });

  test("never against itself, another client's, a draft, a paid one, or nothing", async () => {
    const { at, invoice } = await billed();
    await pay(invoice.id, "400");
    const stranger = await billed();
    const paid = await another(at);
    await pay(paid.id, "121");
    for (const to of [invoice.id, stranger.invoice.id, paid.id, 999_999])
      expect(refusal(await move(invoice.id, to, "1"))).toEqual({
        status: 422,
        errors: { invoice_id: ["Izvēlieties šī klienta neapmaksātu dokumentu"] },
      });
    expect((await read(invoice.id)).payments).toHaveLength(1);
  });
});

describe("a payment of which a part is gone", () => {
  test("is not taken out before that part is", async () => {
    const { invoice } = await billed();
    await pay(invoice.id, "400");
    await give(invoice.id, "100");
    const [came, went] = (await read(invoice.id)).payments;
    const refused = await admin("DELETE", `/invoices/${invoice.id}/payments/${came.id}`);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toMatch(/^Daļa no šī maksājuma/);
    expect(await read(invoice.id)).toMatchObject({ paid_cents: 30_000 });
    expect((await admin("DELETE", `/invoices/${invoice.id}/payments/${went.id}`)).status).toBe(200);
    expect((await admin("DELETE", `/invoices/${invoice.id}/payments/${came.id}`)).status).toBe(200);
    expect(await read(invoice.id)).toMatchObject({ paid_cents: 0, owed_cents: 0, open_cents: 21_383 });
  });
});

describe("a voided document", () => {
  test("owes all that was paid of it, in the list, on the client and in the sums", async () => {
    const { at, invoice, client } = await billed();
    await pay(invoice.id, "50");
    await admin("DELETE", `/invoices/${invoice.id}`);
    expect(await read(invoice.id)).toMatchObject({ status_id: 7, open_cents: 0, owed_cents: 5_000 });
    const { invoices, sums } = (await admin("GET", `/invoices?client=${client}`)).json();
    expect(invoices.data.find(({ id }: { id: number }) => id === invoice.id).owed_cents).toBe(5_000);
    expect(sums.owed_cents).toBe(5_000);
    expect((await admin("GET", `/customers/${client}`)).json().data.owed_cents).toBe(5_000);
    const renewed = await issued(at);
    expect((await move(invoice.id, renewed.id, "50")).status).toBe(201);
    expect(await read(invoice.id)).toMatchObject({ owed_cents: 0, paid_cents: 0 });
    expect(await read(renewed.id)).toMatchObject({ open_cents: 16_383 });
  });

  test("keeps what was paid of it; what was returned in error is taken out again", async () => {
    const { invoice } = await billed();
    await pay(invoice.id, "50");
    await admin("DELETE", `/invoices/${invoice.id}`);
    await give(invoice.id, "20");
    const [came, went] = (await read(invoice.id)).payments;
    expect((await admin("DELETE", `/invoices/${invoice.id}/payments/${came.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/invoices/${invoice.id}/payments/${went.id}`)).status).toBe(200);
    expect(await read(invoice.id)).toMatchObject({ owed_cents: 5_000 });
  });
});

test("two people who return the same sum at once return it once", async () => {
  const { invoice } = await billed();
  await pay(invoice.id, "300");
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(invoice.id, "86.17")));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await read(invoice.id)).toMatchObject({ paid_cents: 21_383, owed_cents: 0 });
});
