import { expect, test } from "vitest";
import {
  group,
  head,
  invoice,
  line,
  party,
  plainTotals,
  taxCategory,
  totals,
  vat,
} from "../einvoice/written.ts";
import { readUbl } from "./read-ubl.ts";

const bytes = (xml: string) => new TextEncoder().encode(xml);

function documentIn(xml: string) {
  const reading = readUbl(bytes(xml));
  if ("refusal" in reading) throw new Error(reading.refusal);
  return reading.document;
}

function refusalOf(xml: string) {
  const reading = readUbl(bytes(xml));
  return "refusal" in reading ? reading.refusal : "taken";
}

test("an e-invoice is read whole: who wants how much for what, by when", () => {
  expect(documentIn(invoice())).toEqual({
    supplier: {
      name: "SIA 40003032949",
      reg_nr: "40003032949",
      vat_nr: "LV40003032949",
      country: "LV",
      address: "",
      iban: "",
    },
    buyer: { reg_nr: "90000038578", vat_nr: "LV90000038578" },
    number: "R-2026-1",
    issued_on: "2026-11-28",
    due_on: "2026-12-12",
    currency: "EUR",
    net_cents: 10_000,
    vat_cents: 2_100,
    total_cents: 12_100,
    payable_cents: 12_100,
    lines: [{ name: "Plakāts", quantity: "1", net_cents: 10_000, vat_category: "S", vat_rate: "21.00" }],
    findings: [],
  });
});

test("what is taken off or charged on the whole document is a line of its own, what was paid before is not asked for", () => {
  const allowance = (isCharge: boolean | 1 | 0, amount: string, reason: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">${amount}</cbc:Amount>${taxCategory("S 21")}</cac:AllowanceCharge>`;
  const read = documentIn(
    invoice({
      after: allowance(false, "10.00", "Atlaide") + allowance(1, "4.50", "Piegāde"),
      vat: vat("19.85", group("94.50", "19.85", "S 21")),
      totals: totals({
        LineExtension: "100.00",
        TaxExclusive: "94.50",
        TaxInclusive: "114.35",
        AllowanceTotal: "10.00",
        ChargeTotal: "4.50",
        Prepaid: "14.30",
        PayableRounding: "-0.05",
        Payable: "100.00",
      }),
    }),
  );
  expect(read.lines.map(({ name, net_cents }) => [name, net_cents])).toEqual([
    ["Plakāts", 10_000],
    ["Atlaide", -1_000],
    ["Piegāde", 450],
  ]);
  expect(read).toMatchObject({
    net_cents: 9_450,
    vat_cents: 1_985,
    total_cents: 11_435,
    payable_cents: 10_000,
  });
});

const creditHead = head
  .replace(/<cbc:DueDate>.*<\/cbc:DueDate>/, "")
  .replace(
    "<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>",
    "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>",
  );
const creditLine = (net: string) =>
  line(net, "S 21").replaceAll("InvoiceLine", "CreditNoteLine").replaceAll("Invoiced", "Credited");

test("a credit note is below zero, and its due date stands with the payment", () => {
  const credited = invoice({
    document: "CreditNote",
    head: creditHead,
    after:
      "<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-01</cbc:PaymentDueDate></cac:PaymentMeans>",
    lines: creditLine("100.00"),
  });
  const read = documentIn(credited);
  expect(read).toMatchObject({
    due_on: "2026-12-01",
    net_cents: -10_000,
    vat_cents: -2_100,
    total_cents: -12_100,
    payable_cents: -12_100,
  });
  expect(read.lines[0]).toMatchObject({ quantity: "1", net_cents: -10_000 });
});

test("a price for a thousand pieces is counted in the amount of its line", () => {
  const thousand = line("12.50", "S 21")
    .replace('unitCode="H87">1<', 'unitCode="H87">2500<')
    .replace(
      '<cbc:PriceAmount currencyID="EUR">12.50</cbc:PriceAmount>',
      '<cbc:PriceAmount currencyID="EUR">5.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="H87">1000</cbc:BaseQuantity>',
    );
  const read = documentIn(
    invoice({
      lines: thousand,
      vat: vat("2.63", group("12.50", "2.63", "S 21")),
      totals: plainTotals("12.50", "15.13"),
    }),
  );
  expect(read.lines).toMatchObject([{ quantity: "2500", net_cents: 1_250 }]);
  expect(read.findings).toEqual([]);
});

test("a foreign currency stays what it is, and VAT in the currency of the books is not counted twice", () => {
  const foreign = invoice({
    vat:
      vat("0.00", group("100.00", "0.00", "AE", "Reverse charge")) +
      '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">0.00</cbc:TaxAmount></cac:TaxTotal>',
    lines: line("100.00", "AE"),
    totals: plainTotals("100.00", "100.00"),
  })
    .replaceAll('currencyID="EUR"', 'currencyID="USD"')
    .replace("<cbc:DocumentCurrencyCode>EUR<", "<cbc:DocumentCurrencyCode>USD<");
  expect(documentIn(foreign)).toMatchObject({
    currency: "USD",
    net_cents: 10_000,
    vat_cents: 0,
    total_cents: 10_000,
  });
});

test("what breaks rules is told, and taken all the same", () => {
  const lacking = invoice({ head: head.replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, "") });
  const { findings } = documentIn(lacking);
  expect(findings.map(({ rule }) => rule)).toEqual(["PEPPOL-EN16931-R003"]);
});

test.each([
  ["<a/>", "ubl_root"],
  ["", "xml_empty"],
  ["<Invoice", "xml_malformed"],
  ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Invoice>&e;</Invoice>', "xml_doctype"],
  ["<a>".repeat(70) + "</a>".repeat(70), "xml_too_deep"],
  [invoice({ head: head.replace("R-2026-1", " ") }), "ubl_number"],
  [invoice({ head: head.replace("2026-11-28", "2026-13-28") }), "ubl_date"],
  [invoice({ head: head.replace(">EUR<", ">EURO<") }), "ubl_currency"],
  [invoice({ head: head.replace(">380<", ">381<") }), "ubl_type"],
  [
    invoice({
      document: "CreditNote",
      head: creditHead,
      lines: creditLine("-100.00"),
      vat: vat("-21.00", group("-100.00", "-21.00", "S 21")),
      totals: plainTotals("-100.00", "-121.00"),
    }),
    "ubl_credit",
  ],
  [invoice({ seller: party("", "").replace("SIA ", "") }), "ubl_supplier"],
  [invoice({ lines: "" }), "ubl_lines"],
  [invoice({ lines: line("99.99", "S 21") }), "ubl_amounts"],
  [invoice({ totals: plainTotals("100.00", "121.01") }), "ubl_amounts"],
  [invoice({ vat: vat("20.00", group("100.00", "20.00", "S 21")) }), "ubl_amounts"],
  [invoice({ lines: line("100.00", "S 21").replaceAll('"EUR"', '"USD"') }), "ubl_amounts"],
  [invoice().replaceAll(">100.00<", ">100.004<"), "ubl_amounts"],
  [invoice().replaceAll(">100.00<", ">1e2<"), "ubl_amounts"],
  [invoice({ lines: line("0.20", "S 21").repeat(500) }), "taken"],
  [invoice({ lines: line("0.20", "S 21").repeat(501) }), "ubl_length"],
])("what cannot be booked is refused with its reason (%#)", (xml, refusal) =>
  expect(refusalOf(xml)).toBe(refusal),
);

test("a sign of two units is not halved where a name is too long", () => {
  const seller = party("40003032949", "").replace("SIA 40003032949", `${"a".repeat(199)}🍀`);
  expect(documentIn(invoice({ seller })).supplier.name).toBe("a".repeat(199));
});

test("numbers that are none are left out of the supplier, and none of a thousand cut files is half read", () => {
  const wrong = invoice({ seller: party("40003032949", "LV123") });
  expect(documentIn(wrong).supplier.vat_nr).toBe("");
  const whole = bytes(invoice());
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 1000)) {
    const reading = readUbl(whole.subarray(0, length));
    expect("refusal" in reading).toBe(true);
  }
});
