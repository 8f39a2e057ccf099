import { taxCategory } from "#model/einvoice/tax-category.ts";
import { aggregate, amount, basic, type Part } from "#model/einvoice/ubl.ts";
import { writeXml } from "#model/xml/write.ts";
import type { ClientRow } from "../clients.ts";
import { netOf, type PurchaseLineRow, purchaseRate, sumsOf } from "./lines.ts";
import type { PurchaseRow } from "./purchases.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** What is said of either party. */
interface Party {
  name: string;
  reg_nr: string;
  vat_nr: string;
  address: string;
}

interface Sent {
  row: PurchaseRow;
  supplier: ClientRow;
  /** Where it is to be paid. */
  iban: string;
  buyer: Party;
}

const taxed = { category: "S", rate: purchaseRate };

/** A supplier's invoice or credit note as the file that comes: UBL 2.1, Peppol BIS Billing 3.0. */
export function purchaseXml({ row, supplier, iban, buyer }: Sent): string {
  const { number, issued_on, due_on, lines, isCredit } = row;
  const kind = isCredit ? "CreditNote" : "Invoice";
  const parts = [
    basic("cbc:CustomizationID", customization),
    basic("cbc:ProfileID", profile),
    basic("cbc:ID", number),
    basic("cbc:IssueDate", issued_on),
    basic("cbc:DueDate", due_on ?? ""),
    isCredit ? basic("cbc:CreditNoteTypeCode", "381") : basic("cbc:InvoiceTypeCode", "380"),
    basic("cbc:DocumentCurrencyCode", "EUR"),
    basic("cbc:BuyerReference", "Projektu vadība"),
    aggregate("cac:AccountingSupplierParty", [partyOf(supplier)]),
    aggregate("cac:AccountingCustomerParty", [partyOf(buyer)]),
    isCredit ? null : paymentOf(number, iban),
    ...totalsOf(lines),
    ...lines.map((line, index) => lineOf(line, index + 1, isCredit)),
  ];
  return writeXml({
    name: kind,
    attributes: {
      xmlns: `${ubl}:${kind}-2`,
      "xmlns:cac": `${ubl}:CommonAggregateComponents-2`,
      "xmlns:cbc": `${ubl}:CommonBasicComponents-2`,
    },
    children: parts.filter((part) => part !== null),
    text: "",
  });
}

const partyOf = ({ name, reg_nr, vat_nr, address }: Party): Part =>
  aggregate("cac:Party", [
    basic("cbc:EndpointID", reg_nr, { schemeID: "0218" }),
    aggregate("cac:PostalAddress", [
      basic("cbc:StreetName", address),
      aggregate("cac:Country", [basic("cbc:IdentificationCode", "LV")]),
    ]),
    aggregate("cac:PartyTaxScheme", [
      basic("cbc:CompanyID", vat_nr),
      aggregate("cac:TaxScheme", [basic("cbc:ID", "VAT")]),
    ]),
    aggregate("cac:PartyLegalEntity", [
      basic("cbc:RegistrationName", name),
      basic("cbc:CompanyID", reg_nr, { schemeID: "0218" }),
    ]),
  ]);

const paymentOf = (number: string, iban: string): Part =>
  aggregate("cac:PaymentMeans", [
    basic("cbc:PaymentMeansCode", "58"),
    basic("cbc:PaymentID", number),
    aggregate("cac:PayeeFinancialAccount", [basic("cbc:ID", iban)]),
  ]);

function totalsOf(lines: readonly PurchaseLineRow[]): Part[] {
  const { net_cents, vat_cents, total_cents } = sumsOf(lines);
  return [
    aggregate("cac:TaxTotal", [
      amount("cbc:TaxAmount", vat_cents),
      aggregate("cac:TaxSubtotal", [
        amount("cbc:TaxableAmount", net_cents),
        amount("cbc:TaxAmount", vat_cents),
        taxCategory("cac:TaxCategory", taxed),
      ]),
    ]),
    aggregate("cac:LegalMonetaryTotal", [
      amount("cbc:LineExtensionAmount", net_cents),
      amount("cbc:TaxExclusiveAmount", net_cents),
      amount("cbc:TaxInclusiveAmount", total_cents),
      amount("cbc:PayableAmount", total_cents),
    ]),
  ];
}

function lineOf(line: PurchaseLineRow, id: number, isCredit: boolean): Part {
  const [element, quantity] = isCredit
    ? ["cac:CreditNoteLine", "cbc:CreditedQuantity"]
    : ["cac:InvoiceLine", "cbc:InvoicedQuantity"];
  return aggregate(element, [
    basic("cbc:ID", String(id)),
    basic(quantity, String(line.quantity), { unitCode: line.unit }),
    amount("cbc:LineExtensionAmount", netOf(line)),
    aggregate("cac:Item", [basic("cbc:Name", line.name), taxCategory("cac:ClassifiedTaxCategory", taxed)]),
    aggregate("cac:Price", [amount("cbc:PriceAmount", line.price)]),
  ]);
}
