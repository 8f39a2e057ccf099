import { describe, expect, test } from "vitest";
import { invoiceDocument } from "./document.ts";
import { invoice } from "./invoice.ts";

const seller = {
  name: "SIA Roka",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Rīga",
  accounts: [{ bank: "Swedbank", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
};
const aContentLine = (fields: object = {}) => ({
  name: "Maketi",
  name_en: "Artwork",
  unit: "gab.",
  unit_en: "pcs",
  quantity: "1500.00",
  price: "0.1667",
  total_cents: 25_005,
  vat_category: "S",
  vat_rate: "21.00",
  ...fields,
});
const aContent = (fields: object = {}) => ({
  seller,
  buyer: { name: "SIA Šķūnis", reg_nr: "40003032949", address: "Ķekava", contact: "Jānis" },
  project: { name: "Rudens", project_nr: "2026-1" },
  manager: { name: "Anna", email: "a@test.lv" },
  brand: { colour: "#662e93", logo: null },
  lines: [aContentLine()],
  full_cents: 25_005,
  discount_cents: 0,
  net_cents: 25_005,
  vat_cents: 5251,
  total_cents: 30_256,
  groups: [{ category: "S", rate: "21.00", taxable_cents: 25_005, amount_cents: 5251 }],
  ...fields,
});
const anInvoice = (fields: object = {}, content: object = {}) =>
  invoice.parse({
    id: 1,
    invoice_nr: "RE-2026-0001",
    estimate_id: 1,
    status_id: 2,
    total_cents: 30_256,
    customer: { id: 1, name: "SIA Šķūnis" },
    project: { id: 1, name: "Rudens" },
    date: "2026-11-21",
    due_date: "2026-12-01",
    open_cents: 30_256,
    estimate: { id: 1, estimate_nr: "2026-1/1", name: "Tāme" },
    content: aContent(content),
    ...fields,
  });
const factsOf = (fields: object) =>
  Object.fromEntries(invoiceDocument(anInvoice(fields), "lv").facts.map(({ key, value }) => [key, value]));

describe("an invoice as a document", () => {
  test("has its lines numbered, in its language, with prices of four decimals", () => {
    const { lines } = invoiceDocument(anInvoice(), "en");
    expect(lines).toEqual([
      {
        id: 1,
        number: "1.",
        name: "Artwork",
        quantity: "1,500 pcs",
        price: "0.1667\u00a0€",
        vat: "21%",
        total: "250.05\u00a0€",
      },
    ]);
  });

  test("says a supply date only where it is another one", () => {
    expect(factsOf({ supply_date: "2026-11-21" })).not.toHaveProperty(["documents.supply_date"]);
    expect(factsOf({ supply_date: "2026-11-18" })).toMatchObject({ "documents.supply_date": "18.11.2026" });
  });

  test("names an advance by its number, and one that has none yet by its date alone", () => {
    const deducted = (invoice_nr: string) => {
      const advances = [{ id: 7, invoice_nr, date: "2026-11-20", net_cents: 100 }];
      const { sums } = invoiceDocument(anInvoice({}, { advances }), "lv");
      return sums.find(({ key }) => key.startsWith("documents.advance"));
    };
    expect(deducted("RE-7")).toMatchObject({ key: "documents.advance", values: { number: "RE-7" } });
    expect(deducted("")).toMatchObject({
      key: "documents.advance_unnumbered",
      values: { date: "20.11.2026" },
    });
  });

  test("is an advance invoice where a percentage is asked for", () => {
    expect(invoiceDocument(anInvoice({ billing: "percentage", percentage: "30" }), "lv").kind).toBe(
      "advance_invoice",
    );
  });

  test("tells lines without VAT apart where there is more than one reason for it", () => {
    const untaxed = (vat_category: string) => aContentLine({ vat_category, vat_rate: "0" });
    const shown = (...categories: string[]) =>
      invoiceDocument(anInvoice({}, { lines: categories.map(untaxed) }), "en").lines.map(({ vat }) => vat);
    expect(shown("AE", "AE")).toEqual(["0%", "0%"]);
    expect(shown("AE", "E")).toEqual(["0% AE", "0% E"]);
  });

  test("has the same sums, whatever was paid of it", () => {
    const paid = {
      paid_cents: 10_000,
      open_cents: 20_256,
      payments: [{ id: 1, date: "2026-11-22", amount_cents: 10_000 }],
    };
    expect(invoiceDocument(anInvoice(paid), "lv")).toEqual(invoiceDocument(anInvoice(), "lv"));
  });
});

describe("the code of a payment", () => {
  test("asks for the total by the number of the document", () => {
    expect(invoiceDocument(anInvoice(), "lv").payment?.qr?.split("\n").slice(5)).toEqual([
      ...["SIA Roka", "LV80BANK0000435195001", "EUR302.56", "", "RF40RE20260001", ""],
    ]);
  });

  test.each([
    ["a draft", { invoice_nr: "", status_id: 1 }],
    ["a voided document", { status_id: 7 }],
    ["a credit note", { invoice_type_id: 3 }],
    ["a waybill of what is moved", { invoice_type_id: 2, waybill: { purpose: "movement" } }],
    ["a company without an account", {}, { seller: { ...seller, accounts: [] } }],
    ["a total of nothing", {}, { total_cents: 0 }],
  ])("is none of %s", (_, fields: object, content?: object) => {
    expect(invoiceDocument(anInvoice(fields, content), "lv").payment?.qr ?? null).toBeNull();
  });
});

test("a draft is marked, and a voided document with its credit note", () => {
  const markOf = (fields: object) => invoiceDocument(anInvoice(fields), "lv").mark;
  expect(markOf({})).toBeNull();
  expect(markOf({ status_id: 1, invoice_nr: "" })?.word.key).toBe("documents.marks.draft");
  const credited_by = { id: 2, invoice_nr: "KR-2026-0001", date: "2026-11-22" };
  expect(markOf({ status_id: 7, credited_by })).toEqual({
    word: { key: "documents.marks.voided" },
    detail: { key: "documents.credited_by", values: { document: "KR-2026-0001, 22.11.2026" } },
  });
});

test("a waybill has its persons to sign, and no amounts where another document prices it", () => {
  const waybill = {
    dispatch_address: "Rīga",
    delivery_address: "Liepāja",
    issued_by: "Anna",
    received_by: "Jānis",
  };
  const pricing_invoice = { id: 9, invoice_nr: "RE-2026-0009", date: "2026-11-20" };
  const shown = invoiceDocument(
    anInvoice({ invoice_type_id: 2, waybill: { ...waybill, pricing_invoice } }),
    "lv",
  );
  expect(shown).toMatchObject({ kind: "waybill", isPriced: false, sums: [], payment: null, preparedBy: "" });
  expect(shown.signatures.map(({ name }) => name)).toEqual(["Anna", "Jānis"]);
  expect(shown.facts).toContainEqual({ key: "documents.pricing_invoice", value: "RE-2026-0009, 20.11.2026" });
  expect(shown.facts.map(({ key }) => key)).not.toContain("documents.due_date");
});
