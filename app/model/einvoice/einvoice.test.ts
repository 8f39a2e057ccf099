import { describe, expect, test } from "vitest";
import {
  aGroup,
  aLine,
  buyer,
  each,
  plain,
  seller,
  subtotal,
  told,
  totals,
  written,
} from "#tests/support/einvoice-vectors.ts";
import { elementsAt } from "../xml/element.ts";

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
