import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { introduceSeller } from "../invoices/arrange.ts";
import { decided, eInvoice, german, taken } from "./arrange.ts";

const account = "LV80BANK0000435195001";
const supplierAccount = "LV97HABA0012345678910";
const tomorrow = addDays(today(), 1);

/** What an e-invoice says of the account that it is to be paid into. */
const paidInto = (iban: string) =>
  `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;

let admin: Caller;
/** The ids of invoices of 121.00 € that are approved: two of a supplier whose account is known, and one of another. */
let known: [number, number];
let unknown: number;

async function approved(number: string, seller?: string): Promise<{ id: number; supplier: { id: number } }> {
  const purchase = await taken(admin, eInvoice(seller ? { number, seller } : { number }));
  await decided(admin, purchase, { state: "approved" });
  return { id: purchase.id, supplier: { id: purchase.supplier?.id ?? 0 } };
}

beforeAll(async () => {
  ({ admin } = await emptyOffice());
  await introduceSeller(admin);
  const [first, second, foreign] = [
    await approved("P/1"),
    await approved("P/2"),
    await approved("D 1", german),
  ];
  await admin("PATCH", `/customers/${first.supplier.id}`, { body: { iban: supplierAccount } });
  await admin("PATCH", `/customers/${foreign.supplier.id}`, { body: { iban: "" } });
  await taken(admin, eInvoice({ number: "P/3" }));
  known = [first.id, second.id];
  unknown = foreign.id;
});

const file = (choice: Record<string, string | readonly (string | number)[]>) => {
  const query = new URLSearchParams();
  const all = { account, on: tomorrow, ...choice };
  for (const [name, value] of Object.entries(all))
    for (const one of [value].flat()) query.append(name, String(one));
  return admin("GET", `/payables/file?${query}`);
};
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)<`, "g"))].map(([, text]) => text);

describe("what is to be paid to suppliers", () => {
  test("is what is approved and not paid, and says what a file lacks", async () => {
    const { data } = (await admin("GET", "/payables")).json();
    const told = data.map(({ id, iban, lacks, payable_cents }: Record<string, unknown>) => [
      id,
      iban,
      lacks,
      payable_cents,
    ]);
    expect(told).toEqual([
      [known[0], supplierAccount, null, 12_100],
      [known[1], supplierAccount, null, 12_100],
      [unknown, "", "iban", 12_100],
    ]);
  });

  test("is a file of payments that add up to the cent, each once", async () => {
    const answer = await file({ invoice: [known[0], known[1], known[0]] });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/xml"]);
    expect(answer.text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    expect(texts(answer.text, "CtrlSum")).toEqual(["242.00", "242.00"]);
    expect(texts(answer.text, "NbOfTxs")).toEqual(["2", "2"]);
    expect(texts(answer.text, "InstdAmt")).toEqual(["121.00", "121.00"]);
    expect(texts(answer.text, "EndToEndId")).toEqual([`${known[0]}-P/1`, `${known[1]}-P/2`]);
    expect(texts(answer.text, "Ustrd")).toEqual(["Rēķins P/1", "Rēķins P/2"]);
    expect(texts(answer.text, "IBAN")).toEqual([account, supplierAccount, supplierAccount]);
    expect(texts(answer.text, "Dt")).toEqual([tomorrow]);
  });

  test("is the same message for the bank when it is asked for again, and another on another day", async () => {
    const name = async (choice: Parameters<typeof file>[0]) => texts((await file(choice)).text, "MsgId")[0];
    const first = await name({ invoice: known });
    expect(await name({ invoice: known.toReversed() })).toBe(first);
    expect(await name({ invoice: [known[0]] })).not.toBe(first);
    expect(await name({ invoice: known, on: addDays(today(), 2) })).not.toBe(first);
    expect(await name({ invoice: known, format: "03" })).toBe(first);
  });

  test("is refused at its field where it cannot be paid so", async () => {
    const refused = async (choice: Parameters<typeof file>[0]) => {
      const { status, errors } = refusal(await file({ invoice: known, ...choice }));
      return [status, Object.keys(errors)];
    };
    expect(await refused({ invoice: [] })).toEqual([422, ["invoice"]]);
    expect(await refused({ invoice: [...known, unknown] })).toEqual([422, ["invoice"]]);
    expect(await refused({ invoice: [999_999] })).toEqual([422, ["invoice"]]);
    expect(await refused({ invoice: ["0x1"] })).toEqual([422, ["invoice.0"]]);
    expect(await refused({ account: supplierAccount })).toEqual([422, ["account"]]);
    expect(await refused({ on: addDays(today(), -1) })).toEqual([422, ["on"]]);
    expect(await refused({ on: "rīt" })).toEqual([422, ["on"]]);
    expect(await refused({ format: "10" })).toEqual([422, ["format"]]);
  });

  test("says where an invoice names another account than is known, and takes the first one that is named", async () => {
    const seller = (iban: string, number: string) => eInvoice({ number, parts: { after: paidInto(iban) } });
    const { id, supplier } = await taken(admin, seller("LV97HABA0012345678910", "K/1"));
    await decided(admin, { id }, { state: "approved" });
    const other = await taken(admin, seller("LV80BANK0000435195001", "K/2"));
    expect(other.supplier).toEqual(supplier);
    expect(other.findings).toContainEqual(expect.objectContaining({ rule: "other-account" }));
    await decided(admin, other, { state: "approved" });
    const { data } = (await admin("GET", "/payables")).json();
    const told = new Map(
      data.map((row: { id: number; is_account_other: boolean }) => [row.id, row.is_account_other]),
    );
    expect([told.get(id), told.get(other.id)]).toEqual([false, true]);
    const ofGerman = "DE89370400440532013000";
    const parts = { after: paidInto(ofGerman) };
    const foreign = await taken(admin, eInvoice({ number: "D 2", seller: german, parts }));
    expect(foreign.findings).not.toContainEqual(expect.objectContaining({ rule: "other-account" }));
    const { iban } = (await admin("GET", `/customers/${foreign.supplier?.id}`)).json().data;
    expect(iban).toBe(ofGerman);
  });

  test("is no more once it is paid", async () => {
    const [first] = known;
    await decided(admin, { id: first }, { state: "paid", paid_on: today() });
    const { data } = (await admin("GET", "/payables")).json();
    const ids = data.map(({ id }: { id: number }) => id);
    expect([ids.includes(first), ids.includes(known[1])]).toEqual([false, true]);
    expect((await file({ invoice: [first] })).status).toBe(422);
    await decided(admin, { id: first }, { state: "approved" });
  });
});
