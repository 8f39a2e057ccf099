import { describe, expect, test } from "vitest";
import { aGroup, aLine, buyer, each, seller, told, written } from "#tests/support/einvoice-vectors.ts";
import { elementsAt } from "../xml/element.ts";

const line = [
  "cbc:InvoicedQuantity",
  "cac:Price/cbc:PriceAmount",
  "cac:Price/cbc:BaseQuantity",
  "cbc:LineExtensionAmount",
];
const subtotal = [
  "cac:TaxCategory/cbc:ID",
  "cac:TaxCategory/cbc:Percent",
  "cbc:TaxableAmount",
  "cbc:TaxAmount",
];
const allowance = ["cac:TaxCategory/cbc:ID", "cac:TaxCategory/cbc:Percent", "cbc:Amount"];
const totals = [
  ...[
    "LineExtensionAmount",
    "AllowanceTotalAmount",
    "TaxExclusiveAmount",
    "TaxInclusiveAmount",
    "PayableAmount",
  ].map((name) => `cac:LegalMonetaryTotal/cbc:${name}`),
  "cac:TaxTotal/cbc:TaxAmount",
];
const plain = {
  lines: [aLine("2.00", "10.00", 2000)],
  full_cents: 2000,
  net_cents: 2000,
  vat_cents: 420,
  total_cents: 2420,
  groups: [aGroup("S", "21.00", 2000, 420)],
};

describe("an invoice", () => {
  test("says which rules it follows, what it is, and when it is due (domain §4)", () => {
    const root = written(plain);
    expect(root.name).toBe("Invoice");
    expect(
      told(
        root,
        ...["CustomizationID", "ProfileID", "ID", "IssueDate", "DueDate", "InvoiceTypeCode"].map(
          (name) => `cbc:${name}`,
        ),
      ),
    ).toEqual([
      "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
      "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
      ...["RE-2026-0007", "2026-11-21", "2026-12-01", "380"],
    ]);
    expect(
      told(root, "cbc:DocumentCurrencyCode", "cac:OrderReference/cbc:ID", "cac:ProjectReference/cbc:ID"),
    ).toEqual([...["EUR", "PO 42", "2026-14"]]);
    expect(told(root, "cbc:BuyerReference", "cbc:Note")).toEqual([null, null]);
    expect(told(root, ...totals)).toEqual(["20.00", null, "20.00", "24.20", "24.20", "4.20"]);
  });

  test("names both sides by their numbers and addresses", () => {
    const [party] = elementsAt(written(plain), "cac:AccountingSupplierParty/cac:Party");
    const [customer] = elementsAt(written(plain), "cac:AccountingCustomerParty/cac:Party");
    const paths = [
      ...[
        "cbc:EndpointID",
        "cac:PostalAddress/cbc:StreetName",
        "cac:PostalAddress/cac:Country/cbc:IdentificationCode",
      ],
      ...[
        "cac:PartyTaxScheme/cbc:CompanyID",
        "cac:PartyLegalEntity/cbc:RegistrationName",
        "cac:PartyLegalEntity/cbc:CompanyID",
      ],
      ...["cac:Contact/cbc:Name", "cac:Contact/cbc:Telephone", "cac:Contact/cbc:ElectronicMail"],
    ];
    expect(party && told(party, ...paths)).toEqual([
      ...["40003521600", "Brīvības iela 1, Rīga", "LV", "LV40003521600", "SIA Roka", "40003521600"],
      ...["Anna Ozola", "67000000", "anna@roka.test"],
    ]);
    expect(customer && told(customer, ...paths)).toEqual([
      ...["90000069281", "Rātslaukums 1, Rīga", "LV", "LV90000069281", "Rīgas pašvaldība", "90000069281"],
      ...["Jānis Bērziņš", null, null],
    ]);
    for (const name of ["cbc:EndpointID", "cac:PartyLegalEntity/cbc:CompanyID"])
      expect(party && elementsAt(party, name)[0]?.attributes).toEqual({ schemeID: "0218" });
  });

  test("is sent to the address that a party says of itself", () => {
    const other = { ...buyer, einvoice_scheme: "9939", einvoice_id: "LV90000069281" };
    const path = "cac:AccountingCustomerParty/cac:Party/cbc:EndpointID";
    expect(elementsAt(written({ ...plain, buyer: other }), path)).toEqual([
      expect.objectContaining({ text: "LV90000069281", attributes: { schemeID: "9939" } }),
    ]);
  });

  test("is paid by a transfer in euro that names its reference", () => {
    expect(
      each(
        written(plain),
        "cac:PaymentMeans",
        ...["cbc:PaymentMeansCode", "cbc:PaymentID", "cac:PayeeFinancialAccount/cbc:ID"],
        "cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID",
      ),
    ).toEqual([["58", "RF72RE20260007", "LV80BANK0000435195001", "BANKLV22"]]);
  });

  test("has prices of four decimals, and of an agreed total the price of the whole quantity", () => {
    const root = written({
      ...plain,
      lines: [
        aLine("1500.00", "0.1667", 25_005),
        aLine("1500.00", null, 25_000),
        aLine("1.00", null, 999),
        aLine("0.00", null, 700),
        aLine("0.00", "12.50", 0),
      ],
    });
    expect(each(root, "cac:InvoiceLine", ...line)).toEqual([
      ["1500.00", "0.1667", null, "250.05"],
      ["1500.00", "250.00", "1500.00", "250.00"],
      ["1.00", "9.99", null, "9.99"],
      ["1.00", "7.00", null, "7.00"],
      ["0.00", "12.50", null, "0.00"],
    ]);
    const quantities = elementsAt(root, "cac:InvoiceLine/cbc:InvoicedQuantity");
    expect(quantities.map(({ attributes }) => attributes)).toEqual(Array(5).fill({ unitCode: "H87" }));
    expect(elementsAt(root, "cac:InvoiceLine/cac:Price/cbc:BaseQuantity")[0]?.attributes).toEqual({
      unitCode: "H87",
    });
  });

  test("has no price below zero: the quantity is", () => {
    const root = written({ ...plain, lines: [aLine("3.00", null, -1500)] });
    expect(each(root, "cac:InvoiceLine", ...line)).toEqual([["-3.00", "15.00", "3.00", "-15.00"]]);
  });

  test("splits an odd discount over its VAT groups, as it was counted", () => {
    // 7 % of 533.37 is 37.34 (domain §3): 28.13 of 401.80 at 21 %, 9.21 of 131.57 at 5 %.
    const root = written({
      lines: [aLine("1.00", "401.80", 40_180), aLine("1.00", "131.57", 13_157, { vat_rate: "5.00" })],
      discount: "7.00",
      full_cents: 53_337,
      discount_cents: 3734,
      net_cents: 49_603,
      vat_cents: 8459,
      total_cents: 58_062,
      groups: [aGroup("S", "21.00", 37_367, 7847), aGroup("S", "5.00", 12_236, 612)],
    });
    expect(each(root, "cac:AllowanceCharge", ...allowance)).toEqual([
      ["S", "21.00", "28.13"],
      ["S", "5.00", "9.21"],
    ]);
    expect(
      each(
        root,
        "cac:AllowanceCharge",
        "cbc:ChargeIndicator",
        "cbc:AllowanceChargeReasonCode",
        "cbc:AllowanceChargeReason",
      )[0],
    ).toEqual([...["false", "95", "discount 7\u00a0%"]]);
    expect(each(root, "cac:TaxTotal/cac:TaxSubtotal", ...subtotal)).toEqual([
      ["S", "21.00", "373.67", "78.47"],
      ["S", "5.00", "122.36", "6.12"],
    ]);
    expect(told(root, ...totals)).toEqual(["533.37", "37.34", "496.03", "580.62", "580.62", "84.59"]);
  });

  test("deducts advances by lines that name them, in each VAT group", () => {
    const advances = [
      {
        id: 5,
        invoice_nr: "RE-2026-0005",
        date: "2026-11-03",
        net_cents: 6000,
        groups: [
          { category: "S", rate: "21.00", net_cents: 4000 },
          { category: "S", rate: "5.00", net_cents: 2000 },
        ],
      },
    ];
    const root = written({
      lines: [aLine("1.00", "100.00", 10_000), aLine("1.00", "50.00", 5000, { vat_rate: "5.00" })],
      discount: "10.00",
      advances,
      full_cents: 15_000,
      discount_cents: 1500,
      net_cents: 7500,
      vat_cents: 1175,
      total_cents: 8675,
      groups: [aGroup("S", "21.00", 5000, 1050), aGroup("S", "5.00", 2500, 125)],
    });
    expect(
      each(
        root,
        "cac:InvoiceLine",
        ...line,
        "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
        "cac:Item/cbc:Name",
      ).slice(2),
    ).toEqual([
      ["-1.00", "40.00", null, "-40.00", "21.00", "advance RE-2026-0005 03.11.2026"],
      ["-1.00", "20.00", null, "-20.00", "5.00", "advance RE-2026-0005 03.11.2026"],
    ]);
    expect(
      each(root, "cac:BillingReference/cac:InvoiceDocumentReference", "cbc:ID", "cbc:IssueDate"),
    ).toEqual([["RE-2026-0005", "2026-11-03"]]);
    expect(each(root, "cac:AllowanceCharge", ...allowance)).toEqual([
      ["S", "21.00", "10.00"],
      ["S", "5.00", "5.00"],
    ]);
    expect(told(root, ...totals)).toEqual(["90.00", "15.00", "75.00", "86.75", "86.75", "11.75"]);
  });

  test("of before the parts of advances were frozen comes to the same sums", () => {
    const advances = [
      { id: 5, invoice_nr: "RE-5", date: "2026-11-03", net_cents: 4500 },
      { id: 6, invoice_nr: "RE-6", date: "2026-11-04", net_cents: 1500 },
    ];
    const root = written({
      lines: [aLine("1.00", "100.00", 10_000), aLine("1.00", "50.00", 5000, { vat_rate: "5.00" })],
      advances,
      full_cents: 15_000,
      net_cents: 9000,
      vat_cents: 1410,
      total_cents: 10_410,
      groups: [aGroup("S", "21.00", 6000, 1260), aGroup("S", "5.00", 3000, 150)],
    });
    expect(
      each(
        root,
        "cac:InvoiceLine",
        "cbc:LineExtensionAmount",
        "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
      ).slice(2),
    ).toEqual([
      ["-40.00", "21.00"],
      ["-5.00", "5.00"],
      ["-15.00", "5.00"],
    ]);
    expect(elementsAt(root, "cac:AllowanceCharge")).toEqual([]);
  });

  test.each([
    ["AE", "VATEX-EU-AE", "0.00"],
    ["K", "VATEX-EU-IC", "0.00"],
    ["G", "VATEX-EU-G", "0.00"],
    ["E", "", "0.00"],
    ["O", "VATEX-EU-O", null],
  ])("says why there is no VAT: %s", (category, code, percent) => {
    const root = written({
      ...plain,
      lines: [aLine("2.00", "10.00", 2000, { vat_category: category, vat_rate: "0.00" })],
      groups: [aGroup(category, "0.00", 2000, 0)],
      vat_cents: 0,
      total_cents: 2000,
      vat_reasons: [{ category, code, text: "Bez PVN", text_en: "Without VAT" }],
    });
    const reason = ["cac:TaxCategory/cbc:TaxExemptionReasonCode", "cac:TaxCategory/cbc:TaxExemptionReason"];
    expect(each(root, "cac:TaxTotal/cac:TaxSubtotal", ...subtotal, ...reason)).toEqual([
      [category, percent, "20.00", "0.00", code || null, "Bez PVN"],
    ]);
    expect(each(root, "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory", "cbc:ID", "cbc:Percent")).toEqual(
      [[category, percent]],
    );
    // Outside the scope nobody has a VAT number there (BR-O-02).
    const sides = ["cac:AccountingSupplierParty", "cac:AccountingCustomerParty"];
    const numbers = sides.map((side) => told(root, `${side}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`)[0]);
    expect(numbers).toEqual(category === "O" ? [null, null] : ["LV40003521600", "LV90000069281"]);
    // Within the Union it is said when and into which country it went (BR-IC-11, BR-IC-12).
    const country = "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode";
    expect(told(root, "cac:Delivery/cbc:ActualDeliveryDate", country)).toEqual(
      category === "K" ? ["2026-11-21", "LV"] : [null, null],
    );
  });

  test("that is taxed at 0 % is zero rated, without a reason", () => {
    const root = written({
      ...plain,
      lines: [aLine("2.00", "10.00", 2000, { vat_rate: "0.00" })],
      groups: [aGroup("S", "0.00", 2000, 0)],
    });
    expect(
      each(root, "cac:TaxTotal/cac:TaxSubtotal", ...subtotal, "cac:TaxCategory/cbc:TaxExemptionReason"),
    ).toEqual([["Z", "0.00", "20.00", "0.00", null]]);
  });

  test("of a seller without a VAT number names the number that the tax office knows", () => {
    const root = written({ ...plain, seller: { ...seller, vat_nr: "" } });
    const path = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme";
    expect(each(root, path, "cbc:CompanyID", "cac:TaxScheme/cbc:ID")).toEqual([["40003521600", "TAX"]]);
  });

  test("in advance is one of its kind", () => {
    expect(told(written(plain, { billing: "percentage", percentage: "30" }), "cbc:InvoiceTypeCode")).toEqual([
      "386",
    ]);
  });

  test("says when and where goods of a waybill were delivered", () => {
    const waybill = { purpose: "sale", delivery_address: "Ostas iela 3, Liepāja" };
    const root = written(plain, { invoice_type_id: 2, waybill, supply_date: "2026-11-18" });
    const at = "cac:Delivery/cac:DeliveryLocation/cac:Address";
    expect(
      told(
        root,
        "cac:Delivery/cbc:ActualDeliveryDate",
        `${at}/cbc:StreetName`,
        `${at}/cac:Country/cbc:IdentificationCode`,
      ),
    ).toEqual(["2026-11-18", "Ostas iela 3, Liepāja", "LV"]);
  });

  test("has one note, its estimate, and its PDF inside", () => {
    const attached = [{ name: "RE.pdf", type: "application/pdf" as const, content: "JVBERi0=" }];
    const root = written(plain, { description: "Par rudeni", comment: "Paldies!" }, attached);
    expect(each(root, "cbc:Note", "")).toHaveLength(1);
    expect(told(root, "cbc:Note")).toEqual(["Par rudeni\nPaldies!"]);
    expect(each(root, "cac:AdditionalDocumentReference", "cbc:ID", "cbc:DocumentDescription")).toEqual([
      ["2026-14/2", "estimate"],
      ["RE-2026-0007", "RE.pdf"],
    ]);
    expect(
      elementsAt(root, "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject"),
    ).toEqual([
      expect.objectContaining({
        text: "JVBERi0=",
        attributes: { mimeCode: "application/pdf", filename: "RE.pdf" },
      }),
    ]);
  });

  test("has a unit's code of before, and the code of one for what has no unit", () => {
    const lines = [
      aLine("1.00", "1.00", 100, { unit_code: "KTM" }),
      aLine("1.00", "1.00", 100, { unit: "", unit_code: "" }),
    ];
    const quantities = elementsAt(written({ ...plain, lines }), "cac:InvoiceLine/cbc:InvoicedQuantity");
    expect(quantities.map(({ attributes }) => attributes.unitCode)).toEqual(["KMT", "C62"]);
  });
});

test("a credit note has the amounts of what it takes back, above zero, and names it", () => {
  const credits = { id: 1, invoice_nr: "RE-2026-0007", date: "2026-11-21" };
  const root = written(plain, {
    invoice_nr: "KR-1",
    invoice_type_id: 3,
    credits,
    due_date: null,
    date: "2026-11-25",
  });
  expect([root.name, root.attributes.xmlns]).toEqual([
    "CreditNote",
    "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
  ]);
  expect(told(root, "cbc:ID", "cbc:IssueDate", "cbc:CreditNoteTypeCode")).toEqual([
    "KR-1",
    "2026-11-25",
    "381",
  ]);
  expect(each(root, "cac:BillingReference/cac:InvoiceDocumentReference", "cbc:ID", "cbc:IssueDate")).toEqual([
    ["RE-2026-0007", "2026-11-21"],
  ]);
  expect(each(root, "cac:CreditNoteLine", "cbc:CreditedQuantity", "cbc:LineExtensionAmount")).toEqual([
    ["2.00", "20.00"],
  ]);
  expect(told(root, ...totals)).toEqual(["20.00", null, "20.00", "24.20", "24.20", "4.20"]);
  expect(elementsAt(root, "cac:PaymentMeans")).toEqual([]);
  // It has no element of its own for a project.
  expect(each(root, "cac:AdditionalDocumentReference", "cbc:ID", "cbc:DocumentTypeCode")).toEqual([
    ["2026-14/2", null],
    ["2026-14", "50"],
  ]);
});
