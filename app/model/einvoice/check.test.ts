import { describe, expect, test } from "vitest";
import { checkEinvoice } from "./check.ts";
import {
  broken,
  findings,
  group,
  head,
  invoice,
  line,
  party,
  plainTotals,
  read,
  totals,
  vat,
} from "./written.ts";

const good = invoice();
/** The good invoice with one thing otherwise. */
const instead = (part: string, other: string): string => {
  if (!good.includes(part)) throw new Error(`There is no ${part}`);
  return good.replace(part, other);
};
const without = (name: string) => good.replace(new RegExp(`<${name}[ >].*?</${name}>`, "s"), "");
const allowance = (indicator: string, more: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${more}</cac:AllowanceCharge>`;
const amount = (name: string, value: string) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;

test("an invoice that is right breaks nothing", () => {
  expect(findings(good)).toEqual([]);
});

test("what is no invoice is said to be none", () => {
  expect(checkEinvoice(read("<a/>"))).toEqual([{ rule: "UBL-ROOT", severity: "fatal", path: "/{}a" }]);
});

describe("one thing is wrong, and its rule says so (EN 16931 §6.4, Peppol BIS Billing 3.0)", () => {
  test.each<[rules: string, xml: string]>([
    ["BR-01 PEPPOL-EN16931-R004", without("cbc:CustomizationID")],
    ["BR-02", without("cbc:ID")],
    ["BR-03", without("cbc:IssueDate")],
    ["BR-04", without("cbc:InvoiceTypeCode")],
    ["BR-06", without("cbc:RegistrationName")],
    ["BR-08", without("cac:PostalAddress")],
    [
      "BR-09",
      without("cac:Country").replace(
        "<cac:PostalAddress></cac:PostalAddress>",
        "<cac:PostalAddress><cbc:CityName>Rīga</cbc:CityName></cac:PostalAddress>",
      ),
    ],
    ["BR-16 BR-CO-10 BR-S-01 BR-S-08", without("cac:InvoiceLine")],
    ["BR-21", instead("<cbc:ID>1</cbc:ID>", "")],
    ["BR-22 BR-23", without("cbc:InvoicedQuantity")],
    ["BR-23", instead(' unitCode="H87"', "")],
    ["BR-CL-23", instead('"H87"', '"gab."')],
    ["BR-25", instead("<cbc:Name>Plakāts</cbc:Name>", "")],
    ["BR-26 BR-27 PEPPOL-EN16931-R120", without("cac:Price")],
    ["BR-27 PEPPOL-EN16931-R120", instead(">100.00</cbc:PriceAmount>", ">-100.00</cbc:PriceAmount>")],
    ["BR-62", instead(' schemeID="0218"', "")],
    ["BR-CL-25 PEPPOL-EN16931-CL008", instead('schemeID="0218"', 'schemeID="LV"')],
    ["PEPPOL-EN16931-CL008", instead('schemeID="0218"', 'schemeID="EM"')],
    ["BR-CL-14", instead(">LV</cbc:IdentificationCode>", ">Latvija</cbc:IdentificationCode>")],
    ["BR-CO-09", instead("<cbc:CompanyID>LV4", "<cbc:CompanyID>4")],
    [
      "BR-CO-10 BR-CO-13",
      instead(">100.00</cbc:LineExtensionAmount><cbc:TaxE", ">100.01</cbc:LineExtensionAmount><cbc:TaxE"),
    ],
    ["BR-CO-13 BR-CO-15", instead(">100.00</cbc:TaxExclusiveAmount>", ">100.01</cbc:TaxExclusiveAmount>")],
    ["BR-CO-16", instead(">121.00</cbc:PayableAmount>", ">121.01</cbc:PayableAmount>")],
    [
      "BR-CO-14 BR-CO-15",
      instead(
        '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.00',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.01',
      ),
    ],
    ["BR-DEC-18 UBL-DT-01", instead(">121.00</cbc:PayableAmount>", ">121.000</cbc:PayableAmount>")],
    ["BR-CL-01 PEPPOL-EN16931-P0100", instead(">380<", ">999<")],
    ["PEPPOL-EN16931-P0112", instead(">380<", ">384<")],
    ["PEPPOL-EN16931-F001", instead("2026-12-12", "2026-02-30")],
    ["PEPPOL-EN16931-F001", instead("2026-12-12", "12.12.2026")],
    ["PEPPOL-EN16931-R001 PEPPOL-EN16931-R007", without("cbc:ProfileID")],
    ["PEPPOL-EN16931-R003", without("cbc:BuyerReference")],
    ["PEPPOL-EN16931-R008", instead("Nodaļa 7", " ")],
    ["PEPPOL-EN16931-R020", without("cbc:EndpointID")],
    [
      "BR-CL-03 PEPPOL-EN16931-CL007 PEPPOL-EN16931-R051",
      instead('currencyID="EUR">100.00</cbc:TaxableAmount', 'currencyID="€">100.00</cbc:TaxableAmount'),
    ],
    [
      "PEPPOL-EN16931-R005 PEPPOL-EN16931-R054",
      instead("<cbc:BuyerReference>", "<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode><cbc:BuyerReference>"),
    ],
    [
      "PEPPOL-EN16931-R002",
      instead("<cbc:DocumentC", "<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note><cbc:DocumentC"),
    ],
    ["BR-CL-08", instead("<cbc:DocumentC", "<cbc:Note>#QQQ#a</cbc:Note><cbc:DocumentC")],
    ["UBL-CR-005", instead("<cbc:IssueDate>", "<cbc:UUID>1</cbc:UUID><cbc:IssueDate>")],
    ["UBL-DT-19", instead("<cbc:Name>", '<cbc:Name languageID="lv">')],
    [
      "UBL-SR-48",
      instead(
        "</cac:Item>",
        "<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>",
      ),
    ],
    ["PEPPOL-EN16931-R120", instead(">1</cbc:InvoicedQuantity>", ">1.0003</cbc:InvoicedQuantity>")],
  ])("%s", (rules, xml) => {
    expect(broken(xml).join(" ")).toBe(rules);
  });

  test.each<[rules: string, after: string]>([
    ["BR-49", "<cac:PaymentMeans><cbc:PaymentID>1</cbc:PaymentID></cac:PaymentMeans>"],
    ["BR-61", "<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode></cac:PaymentMeans>"],
    [
      "PEPPOL-EN16931-R061",
      "<cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode></cac:PaymentMeans>",
    ],
    ["BR-CL-16", "<cac:PaymentMeans><cbc:PaymentMeansCode>99</cbc:PaymentMeansCode></cac:PaymentMeans>"],
    [
      "BR-51",
      "<cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode><cac:CardAccount><cbc:PrimaryAccountNumberID>12345678901</cbc:PrimaryAccountNumberID></cac:CardAccount></cac:PaymentMeans>",
    ],
    [
      "BR-29",
      "<cac:InvoicePeriod><cbc:StartDate>2026-11-30</cbc:StartDate><cbc:EndDate>2026-11-01</cbc:EndDate></cac:InvoicePeriod>",
    ],
    [
      "BR-55 UBL-SR-07",
      "<cac:BillingReference><cac:InvoiceDocumentReference><cbc:IssueDate>2026-01-01</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>",
    ],
    [
      "BR-17 UBL-SR-19 UBL-SR-20 UBL-SR-21",
      "<cac:PayeeParty><cac:PartyLegalEntity><cbc:CompanyID>1</cbc:CompanyID></cac:PartyLegalEntity></cac:PayeeParty>",
    ],
    [
      "PEPPOL-COMMON-R040",
      '<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="0088">7300010000002</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Banka</cbc:Name></cac:PartyName></cac:PayeeParty>',
    ],
    ["BR-31 BR-33 BR-CO-11 BR-CO-21", allowance("false", taxed())],
    [
      "PEPPOL-EN16931-R041",
      allowance(
        "false",
        `<cbc:AllowanceChargeReason>Atlaide</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>0</cbc:MultiplierFactorNumeric>${amount("Amount", "0")}${taxed()}`,
      ),
    ],
  ])("%s, of what is added", (rules, after) => {
    const sums = {
      LineExtension: "100.00",
      TaxExclusive: "100.00",
      TaxInclusive: "121.00",
      AllowanceTotal: "0",
      Payable: "121.00",
    };
    const xml = invoice(
      after.startsWith("<cac:Allowance") && rules.startsWith("PEPPOL")
        ? { after, totals: totals(sums) }
        : { after },
    );
    expect(broken(xml).join(" ")).toBe(rules);
  });
});

function taxed(): string {
  return "<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>";
}

describe("where it is", () => {
  test.each<[string, string, string]>([
    [
      "BR-22",
      instead("InvoicedQuantity", "x").replace("InvoicedQuantity", "x").replaceAll("cbc:x", "cbc:Note"),
      "/Invoice/cac:InvoiceLine/cbc:InvoicedQuantity",
    ],
    [
      "BR-21",
      invoice({ lines: line("50.00", "S 21") + line("50.00", "S 21").replace(">1</cbc:ID>", "></cbc:ID>") }),
      "/Invoice/cac:InvoiceLine[2]/cbc:ID",
    ],
    [
      "BR-07",
      invoice({ buyer: party("1", "").replace(/<cac:PartyLegalEntity>.*/s, "</cac:Party>") }),
      "/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName",
    ],
    ["UBL-CR-005", instead("<cbc:IssueDate>", "<cbc:UUID>1</cbc:UUID><cbc:IssueDate>"), "/Invoice/cbc:UUID"],
  ])("%s", (rule, xml, path) => {
    expect(findings(xml).find((each) => each.rule === rule)?.path).toBe(path);
  });

  test("what should not be is a warning, what may not be is not", () => {
    const severities = findings(instead("<cbc:ID>R-2026-1</cbc:ID>", "<cbc:UUID>1</cbc:UUID>")).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    );
    expect(severities).toEqual(["BR-02 fatal", "UBL-CR-005 warning"]);
  });
});

test("a document of which a part is there alone gets the verdict of that part", () => {
  expect(broken(invoice({ head, vat: "", lines: line("100.00", "S 21") }))).toEqual([
    "BR-CO-15",
    "BR-CO-18",
    "BR-S-01",
    "PEPPOL-EN16931-R053",
  ]);
});

test("a credit note is judged by its own lines and types", () => {
  const note = invoice({
    document: "CreditNote",
    head: head.replaceAll("InvoiceTypeCode", "CreditNoteTypeCode").replace("380", "381"),
    lines: line("100.00", "S 21")
      .replaceAll("InvoiceLine", "CreditNoteLine")
      .replaceAll("Invoiced", "Credited"),
  });
  expect(broken(note)).toEqual([]);
  expect(broken(note.replace(">381<", ">380<"))).toEqual(["BR-CL-01", "PEPPOL-EN16931-P0101"]);
});

test("a hundred lines that are right break nothing", () => {
  expect(findings(invoice({ lines: line("1.00", "S 21").repeat(100) }))).toEqual([]);
});

test("cents that add up to the total are counted exactly", () => {
  const nets = Array.from({ length: 10 }, () => "0.10");
  const lines = nets.map((net) => line(net, "S 21")).join("");
  const right = {
    lines,
    totals: plainTotals("1.00", "1.21"),
    vat: vat("0.21", group("1.00", "0.21", "S 21")),
  };
  expect(broken(invoice(right))).toEqual([]);
});
