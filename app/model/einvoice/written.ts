import { readXml, type XmlReading } from "../xml/read.ts";
import { checkEinvoice, type EinvoiceFinding } from "./check.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";

/** What an invoice of a test may have otherwise than the plain one. */
interface Parts {
  document: string;
  head: string;
  seller: string;
  buyer: string;
  after: string;
  vat: string;
  totals: string;
  lines: string;
}

/** A line of one piece at a price, in a category of VAT. */
export const line = (net: string, category: string, more = ""): string => `<cac:InvoiceLine><cbc:ID>1</cbc:ID>
  <cbc:InvoicedQuantity unitCode="H87">1</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>${more}
  <cac:Item><cbc:Name>Plakāts</cbc:Name>${classified(category)}</cac:Item>
  <cac:Price><cbc:PriceAmount currencyID="EUR">${net}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;

const scheme = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";
/** "S 21" is a category and its rate; "O" has none. */
const inside = (category: string): string => {
  const [code = "", rate] = category.split(" ");
  return `<cbc:ID>${code}</cbc:ID>${rate === undefined ? "" : `<cbc:Percent>${rate}</cbc:Percent>`}`;
};
const classified = (category: string) =>
  `<cac:ClassifiedTaxCategory>${inside(category)}${scheme}</cac:ClassifiedTaxCategory>`;
export const taxCategory = (category: string, reason = ""): string =>
  `<cac:TaxCategory>${inside(category)}${reason && `<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>`}${scheme}</cac:TaxCategory>`;

export const group = (
  taxable: string,
  tax: string,
  category: string,
  reason = "",
): string => `<cac:TaxSubtotal>
  <cbc:TaxableAmount currencyID="EUR">${taxable}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>
  ${taxCategory(category, reason)}</cac:TaxSubtotal>`;
export const vat = (tax: string, groups: string): string =>
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>${groups}</cac:TaxTotal>`;

/** Totals by their names, and "Payable" last. */
export const totals = (amounts: Record<string, string>): string =>
  Object.entries(amounts)
    .map(([name, amount]) => `<cbc:${name}Amount currencyID="EUR">${amount}</cbc:${name}Amount>`)
    .join("");
export const plainTotals = (net: string, gross: string): string =>
  totals({ LineExtension: net, TaxExclusive: net, TaxInclusive: gross, Payable: gross });

export const party = (number: string, vatNumber: string, country = "LV"): string => `<cac:Party>
  <cbc:EndpointID schemeID="0218">${number}</cbc:EndpointID>
  <cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  ${vatNumber && `<cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`}
  <cac:PartyLegalEntity><cbc:RegistrationName>SIA ${number}</cbc:RegistrationName><cbc:CompanyID>${number}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>`;

export const head = `<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>R-2026-1</cbc:ID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:DueDate>2026-12-12</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>Nodaļa 7</cbc:BuyerReference>`;

const plain: Parts = {
  document: "Invoice",
  head,
  seller: party("40003032949", "LV40003032949"),
  buyer: party("90000038578", "LV90000038578"),
  after: "",
  vat: vat("21.00", group("100.00", "21.00", "S 21")),
  totals: plainTotals("100.00", "121.00"),
  lines: line("100.00", "S 21"),
};

/** An invoice of 100 € and 21 % VAT, with what a test has otherwise. */
export function invoice(parts: Partial<Parts> = {}): string {
  const {
    document,
    head: first,
    seller,
    buyer,
    after,
    vat: taxes,
    totals: sums,
    lines,
  } = Object.assign({}, plain, parts);
  return `<${document} xmlns="${ubl}${document}-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">
  ${first}<cac:AccountingSupplierParty>${seller}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${buyer}</cac:AccountingCustomerParty>${after}${taxes}
  <cac:LegalMonetaryTotal>${sums}</cac:LegalMonetaryTotal>${lines}</${document}>`;
}

export function read(xml: string): Extract<XmlReading, { isRead: true }>["element"] {
  const reading = readXml(new TextEncoder().encode(xml));
  if (!reading.isRead) throw new Error(`${reading.refusal.reason}, line ${reading.refusal.line}`);
  return reading.element;
}

export const findings = (xml: string): EinvoiceFinding[] => checkEinvoice(read(xml));
/** The rules that a document breaks, in alphabetical order. */
export const broken = (xml: string): string[] =>
  [...new Set(findings(xml).map(({ rule }) => rule))].toSorted();
